//! Which fields an answer has: all of them, always.

use std::collections::BTreeSet;

use serde_json::Value;

/// Says of every type that is only ever sent by the server that all of its fields are there: what has no value is `null`.
///
/// What clients send may leave out whatever has a default.
pub(super) fn require_all(api: &mut Value) {
    let asked = asked(api);
    let schemas = api.pointer_mut("/components/schemas");
    let Some(schemas) = schemas.and_then(Value::as_object_mut) else {
        return;
    };
    for (name, schema) in schemas {
        if !asked.contains(name) {
            require(schema);
        }
    }
}

/// The names of the types that clients send.
fn asked(api: &Value) -> BTreeSet<String> {
    let mut names = BTreeSet::from(["ClientMessage".to_owned()]);
    let paths = api["paths"].as_object().into_iter().flatten();
    for (_, item) in paths {
        let operations = item.as_object().into_iter().flatten();
        for (_, operation) in operations {
            add_references(&operation["requestBody"], &mut names);
        }
    }
    let mut n_known = 0;
    while n_known < names.len() {
        n_known = names.len();
        for name in names.clone() {
            add_references(&api["components"]["schemas"][name], &mut names);
        }
    }
    names
}

fn add_references(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                names.extend(reference.rsplit('/').next().map(str::to_owned));
            }
            fields
                .values()
                .for_each(|value| add_references(value, names));
        }
        Value::Array(items) => items.iter().for_each(|item| add_references(item, names)),
        _ => {}
    }
}

fn require(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.values_mut().for_each(require);
            if let Some(Value::Object(properties)) = fields.get("properties") {
                let missing: Vec<Value> = properties.keys().cloned().map(Value::String).collect();
                let required = fields
                    .entry("required")
                    .or_insert_with(|| Value::Array(Vec::new()));
                if let Value::Array(required) = required {
                    let missing = missing.into_iter().filter(|name| !required.contains(name));
                    let missing: Vec<Value> = missing.collect();
                    required.extend(missing);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(require),
        _ => {}
    }
}
