/// What a request asks for of a file; `from` and `to` are the first and the last byte.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    Whole,
    Part {
        from: u64,
        to: u64,
    },
    /// 416
    Outside,
}

/// Reads a `Range` header (RFC 9110, 14.2). Several ranges, other units and what is no range get the whole file, as the RFC allows.
pub fn asked_range(header: Option<&str>, size: u64) -> Asked {
    let Some((first, last)) = header.and_then(|text| text.strip_prefix("bytes=")).and_then(|text| text.split_once('-')) else {
        return Asked::Whole;
    };
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<u64>().ok()).flatten();
    match (first, last, number(first), number(last)) {
        ("", _, _, Some(count)) if count > 0 && size > 0 => Asked::Part { from: size.saturating_sub(count), to: size - 1 },
        ("", _, _, Some(_)) => Asked::Outside,
        (_, "", Some(from), _) if from < size => Asked::Part { from, to: size - 1 },
        (_, "", Some(_), _) => Asked::Outside,
        (_, _, Some(from), Some(to)) if from > to => Asked::Whole,
        (_, _, Some(from), Some(to)) if from < size => Asked::Part { from, to: to.min(size - 1) },
        (_, _, Some(_), Some(_)) => Asked::Outside,
        _ => Asked::Whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_range_is_answered_and_anything_else_is_the_whole_file() {
        let part = |from, to| Asked::Part { from, to };
        let cases = [
            (None, Asked::Whole),
            (Some("bytes=0-"), part(0, 9)),
            (Some("bytes=3-5"), part(3, 5)),
            (Some("bytes=3-99"), part(3, 9)),
            (Some("bytes=-4"), part(6, 9)),
            (Some("bytes=-99"), part(0, 9)),
            (Some("bytes=-0"), Asked::Outside),
            (Some("bytes=10-"), Asked::Outside),
            (Some("bytes=10-12"), Asked::Outside),
            (Some("bytes=5-3"), Asked::Whole),
            (Some("bytes=0-1,3-4"), Asked::Whole),
            (Some("bytes=+1-3"), Asked::Whole),
            (Some("bytes=-"), Asked::Whole),
            (Some("lines=0-1"), Asked::Whole),
            (Some("bytes=99999999999999999999-"), Asked::Whole),
        ];
        for (header, expected) in cases {
            assert_eq!(asked_range(header, 10), expected, "{header:?}");
        }
        assert_eq!(asked_range(Some("bytes=0-"), 0), Asked::Outside);
    }
}
