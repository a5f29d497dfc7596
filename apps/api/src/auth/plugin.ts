import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { changePassword } from './change-password.ts';
import { code } from './code.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { exchange } from './exchange.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { endSession, endSessions, ownSessions } from './own-sessions.ts';
import { passwordReset } from './password-reset.ts';
import { passwordResetCheck } from './password-reset-check.ts';
import { ping } from './ping.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { setPassword } from './set-password.ts';

const SESSIONS = [login, refresh, ping, logout, code, exchange, ownSessions, endSession, endSessions];
const ACCOUNTS = [register, confirmRegistration, passwordReset, passwordResetCheck, setPassword, changePassword];

export const auth = fp(
  async (app: App, context: ApiContext) => {
    for (const endpoint of [...SESSIONS, ...ACCOUNTS]) endpoint(app, context);
  },
  { name: 'auth' },
);
