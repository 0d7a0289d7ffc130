//! Schemas in the words that every generator of clients knows: an object has all of its fields itself.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::name_of;

type Definitions = BTreeMap<String, Value>;

/// The same types: what is composed of a reference or of alternatives and of fields beside them is spelled out.
pub(super) fn all(definitions: &Definitions) -> Definitions {
    let plain = |(name, schema): (&String, &Value)| (name.clone(), plain(schema, definitions));
    definitions.iter().map(plain).collect()
}

fn plain(schema: &Value, definitions: &Definitions) -> Value {
    match schema {
        Value::Object(fields) => plain_object(fields, definitions),
        Value::Array(items) => items.iter().map(|item| plain(item, definitions)).collect(),
        _ => schema.clone(),
    }
}

fn plain_object(fields: &Map<String, Value>, definitions: &Definitions) -> Value {
    let mut fields: Map<String, Value> = fields
        .iter()
        .map(|(key, value)| (key.clone(), plain(value, definitions)))
        .collect();
    if fields.contains_key("properties")
        && let Some(Value::String(reference)) = fields.remove("$ref")
        && let Some(Value::Object(target)) = definitions.get(name_of(&reference))
    {
        add_properties(&mut fields, target);
    }
    if let Some(Value::Array(branches)) = fields.remove("oneOf") {
        let branches = branches
            .into_iter()
            .flat_map(|branch| alternatives(branch, &fields));
        let branches = branches.collect();
        for spelled_out in ["properties", "required", "type"] {
            fields.remove(spelled_out);
        }
        fields.insert("oneOf".to_owned(), branches);
    }
    Value::Object(fields)
}

/// What one alternative stands for beside these fields: itself, or those that it has in turn.
fn alternatives(mut branch: Value, beside: &Map<String, Value>) -> Vec<Value> {
    if let Some(Value::Array(inner)) = branch.get_mut("oneOf").map(Value::take) {
        return inner;
    }
    if let Value::Object(fields) = &mut branch {
        let own = std::mem::take(fields);
        if let Some(kind) = beside.get("type") {
            fields.insert("type".to_owned(), kind.clone());
        }
        add_properties(fields, beside);
        add_properties(fields, &own);
        fields.extend(
            own.into_iter()
                .filter(|(key, _)| !["properties", "required"].contains(&key.as_str())),
        );
    }
    vec![branch]
}

/// The properties of another object too, in their order.
fn add_properties(fields: &mut Map<String, Value>, other: &Map<String, Value>) {
    if let Some(Value::Object(properties)) = other.get("properties") {
        let all = fields
            .entry("properties")
            .or_insert_with(|| Value::Object(Map::new()));
        if let Value::Object(all) = all {
            all.extend(properties.clone());
        }
    }
    if let Some(Value::Array(required)) = other.get("required") {
        let all = fields
            .entry("required")
            .or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(all) = all {
            all.extend(required.iter().cloned());
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn fields_beside_a_reference_or_alternatives_become_fields_of_each_object() {
        let named = |name: &str| json!({ "type": "string", "const": name });
        let definitions = Definitions::from([
            (
                "End".to_owned(),
                json!({ "type": "object", "properties": { "by": {} }, "required": ["by"] }),
            ),
            (
                "Phase".to_owned(),
                json!({ "oneOf": [
                { "type": "object", "$ref": "#/End", "properties": { "for": named("over") }, "required": ["for"] },
                { "type": "object", "properties": { "for": named("play") }, "required": ["for"], "oneOf": [
                    { "type": "object", "properties": { "a": {} }, "required": ["a"] },
                    { "type": "object", "description": "B.", "properties": { "b": {} }, "required": ["b"] },
                ] },
            ] }),
            ),
        ]);
        let phase = &all(&definitions)["Phase"];
        assert_eq!(
            *phase,
            json!({ "oneOf": [
            { "type": "object", "properties": { "for": named("over"), "by": {} }, "required": ["for", "by"] },
            { "type": "object", "properties": { "for": named("play"), "a": {} }, "required": ["for", "a"] },
            { "type": "object", "description": "B.", "properties": { "for": named("play"), "b": {} }, "required": ["for", "b"] },
        ] })
        );
    }
}
