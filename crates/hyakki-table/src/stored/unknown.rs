//! What a newer version wrote, and this one does not know.

use serde_json::{Map, Value};

/// What one piece of JSON says beyond another: the fields that only the first has, at their places; null if none.
pub(super) fn beyond(found: &Value, known: &Value) -> Value {
    match (found, known) {
        (Value::Object(found), Value::Object(known)) => {
            let mut more = Map::new();
            for (name, found) in found {
                let beyond = known.get(name).map(|known| beyond(found, known));
                match beyond {
                    None => drop(more.insert(name.clone(), found.clone())),
                    Some(Value::Null) => {}
                    Some(within) => drop(more.insert(name.clone(), within)),
                }
            }
            (!more.is_empty()).then_some(Value::Object(more))
        }
        (Value::Array(found), Value::Array(known)) => {
            let pairs = found.iter().zip(known);
            let more: Vec<Value> = pairs.map(|(found, known)| beyond(found, known)).collect();
            let is_empty = more.iter().all(Value::is_null);
            (!is_empty).then_some(Value::Array(more))
        }
        _ => None,
    }
    .unwrap_or(Value::Null)
}

/// Puts such fields back to their places.
pub(super) fn add(json: &mut Value, more: &Value) {
    match (json, more) {
        (Value::Object(json), Value::Object(more)) => {
            for (name, more) in more {
                match json.get_mut(name) {
                    Some(known) => add(known, more),
                    None => drop(json.insert(name.clone(), more.clone())),
                }
            }
        }
        (Value::Array(json), Value::Array(more)) => {
            json.iter_mut()
                .zip(more)
                .for_each(|(json, more)| add(json, more));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn fields_that_only_one_has_are_found_and_put_back() {
        let found = json!({"a": 1, "b": {"c": 2, "new": null}, "d": [{"e": 3}, {"e": 4, "new": [5]}], "new": {"f": 6}});
        let known = json!({"a": 1, "b": {"c": 2}, "d": [{"e": 3}, {"e": 4}]});
        let more = beyond(&found, &known);
        let expected = json!({"b": {"new": null}, "d": [null, {"new": [5]}], "new": {"f": 6}});
        assert_eq!(more, expected);
        let mut again = known.clone();
        add(&mut again, &more);
        assert_eq!(again, found);
        assert_eq!(beyond(&known, &known), Value::Null);
    }

    #[test]
    fn what_is_known_keeps_its_value() {
        let more = beyond(&json!({"a": 1, "new": 2}), &json!({"a": 1}));
        let mut changed = json!({"a": 7});
        add(&mut changed, &more);
        assert_eq!(changed, json!({"a": 7, "new": 2}));
    }
}
