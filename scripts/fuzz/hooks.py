"""Hooks of schemathesis for `npm test -- fuzz`.

FUZZ_VALUES  JSON: path of an operation -> name of a parameter (or field of its body, with dots) -> values of the instance
FUZZ_TOKEN   access token of the run; without it every call is made without a log-in
FUZZ_URL     address of the instance
"""

import itertools
import json
import os
import urllib.request
import zlib

import schemathesis

VALUES = json.loads(os.environ["FUZZ_VALUES"])
TOKEN = os.environ.get("FUZZ_TOKEN")
CREDENTIALS = VALUES["/api/v1/auth/login"]["credentials"][0]
API = os.environ["FUZZ_URL"] + "/api/v1/"
# Operations that end or exchange what they are called with.
TOKEN_FIELD = {"/api/v1/auth/logout": "token", "/api/v1/auth/refresh": "refresh_token"}

# Ends every session of the account: the one of the run begins anew after it.
ENDS_ALL = ("/api/v1/auth/sessions", "DELETE")

# Each of the two runs has addresses of its own.
numbers = itertools.count(1 if TOKEN is not None else 1 << 20)


def address():
    """Another address for each call, so that no limit by address is met; the instance trusts this proxy."""
    number = next(numbers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def post(path, body, token=None):
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address()}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    if data is None:
        del headers["Content-Type"]
    request = urllib.request.Request(API + path, data=data, headers=headers, method="POST")
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)["data"]


def active_token(ends_it=False):
    """A token that holds; `ends_it`: the call it is for may end it."""
    global TOKEN
    if TOKEN == "":
        TOKEN = post("auth/login", {"credentials": CREDENTIALS})["attributes"]["token"]
    token = TOKEN
    if ends_it:
        TOKEN = ""
    return token


def code():
    return post("auth/code", None, active_token())["code"]


def chosen(context, name, generated):
    """In about half of the calls a value that the instance has, the same for the same generated one."""
    values = VALUES.get(context.operation.path, {}).get(name, [])
    at = zlib.crc32(repr(generated).encode("utf-8", "surrogatepass")) % (2 * len(values) or 1)
    return values[at] if at < len(values) else generated


def replaced(context, parameters):
    if not isinstance(parameters, dict):
        return parameters
    return {name: chosen(context, name, value) for name, value in parameters.items()}


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    return replaced(context, path_parameters)


@schemathesis.hook
def map_query(context, query):
    return replaced(context, query)


@schemathesis.hook
def map_body(context, body):
    if not isinstance(body, dict):
        return body
    body = replaced(context, body)
    for page in body["pages"] if isinstance(body.get("pages"), list) else []:
        if isinstance(page, dict) and "urlPath" in page:
            page["urlPath"] = chosen(context, "pages.urlPath", page["urlPath"])
    if TOKEN is not None and context.operation.path == "/api/v1/auth/exchange" and zlib.crc32(repr(body).encode("utf-8", "surrogatepass")) % 4 == 0:
        body["code"] = code()
    return body


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers = {**(case.headers or {}), "X-Forwarded-For": address()}


if TOKEN is not None:

    @schemathesis.auth(refresh_interval=None)
    class Account:
        def get(self, case, context):
            return TOKEN

        def set(self, case, token, context):
            field = TOKEN_FIELD.get(case.operation.path)
            if field:
                token = post("auth/exchange", {"code": code()})["attributes"][field]
            else:
                token = active_token(ends_it=(case.operation.path, case.method) == ENDS_ALL)
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
