//! Values as the API's description wants them, nearly always: now and then something odd stands in their places.

use std::collections::HashMap;

use serde_json::Value;

use super::odd::{Dice, odd_number, odd_text, odd_value};

/// What there is at the server, by the name of the field or parameter that speaks of it.
pub(crate) type Known = HashMap<&'static str, Vec<String>>;

/// Makes values from schemas.
pub(crate) struct Writer<'a> {
    /// The whole description, in which schemas refer to each other.
    pub(crate) description: &'a Value,
    pub(crate) known: &'a Known,
    /// One value in so many is odd.
    pub(crate) one_odd_in: usize,
}

impl Writer<'_> {
    /// A value as it travels.
    pub(crate) fn value(&self, schema: &Value, name: &str, dice: &mut Dice) -> String {
        if dice.once_in(self.one_odd_in) {
            return odd_value(dice);
        }
        if let Some(target) = schema["$ref"].as_str() {
            let target = self.description.pointer(target.trim_start_matches('#'));
            return self.value(target.unwrap_or(&Value::Null), name, dice);
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                return self.value(&choices[dice.below(choices.len())], name, dice);
            }
        }
        if let Some(values) = schema["enum"].as_array() {
            return values[dice.below(values.len())].to_string();
        }
        if !schema["const"].is_null() {
            return schema["const"].to_string();
        }
        if schema["allOf"].is_array() || schema["properties"].is_object() {
            return self.object(schema, dice);
        }
        self.plain(schema, name, dice)
    }

    fn plain(&self, schema: &Value, name: &str, dice: &mut Dice) -> String {
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        match kinds[dice.below(kinds.len())].as_str() {
            Some("integer") => self.number(name, dice),
            Some("number") => odd_number(dice),
            Some("boolean") => dice.once_in(2).to_string(),
            Some("null") => "null".to_owned(),
            Some("array") => {
                let n_items = dice.below(4);
                let items = (0..n_items).map(|_| self.value(&schema["items"], name, dice));
                format!("[{}]", items.collect::<Vec<_>>().join(","))
            }
            Some("object") => {
                let n_fields = dice.below(3);
                let fields = (0..n_fields).map(|_| {
                    let value = self.value(&schema["additionalProperties"], "", dice);
                    format!("\"{}\":{value}", odd_text(dice))
                });
                format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
            }
            Some("string") => format!("\"{}\"", self.text(name, dice)),
            _ => odd_value(dice),
        }
    }

    fn object(&self, schema: &Value, dice: &mut Dice) -> String {
        let mut fields = Vec::new();
        self.add_fields(schema, &mut fields, dice);
        if dice.once_in(20) {
            fields.push(format!("\"{}\":{}", odd_text(dice), odd_value(dice)));
        }
        if dice.once_in(20) && !fields.is_empty() {
            let again = fields[dice.below(fields.len())].clone();
            fields.push(again);
        }
        format!("{{{}}}", fields.join(","))
    }

    fn add_fields(&self, schema: &Value, fields: &mut Vec<String>, dice: &mut Dice) {
        if let Some(target) = schema["$ref"].as_str() {
            let target = self.description.pointer(target.trim_start_matches('#'));
            return self.add_fields(target.unwrap_or(&Value::Null), fields, dice);
        }
        for part in schema["allOf"].as_array().into_iter().flatten() {
            self.add_fields(part, fields, dice);
        }
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let is_required = required.iter().any(|required| required == name);
            let is_left_out = if is_required {
                dice.once_in(30)
            } else {
                dice.once_in(2)
            };
            if !is_left_out {
                fields.push(format!("\"{name}\":{}", self.value(field, name, dice)));
            }
        }
    }

    fn number(&self, name: &str, dice: &mut Dice) -> String {
        match self.known.get(name) {
            Some(known) if !dice.once_in(4) => known[dice.below(known.len())].clone(),
            _ if dice.once_in(6) => odd_number(dice),
            _ => dice.below(6).to_string(),
        }
    }

    /// The inside of a string.
    pub(crate) fn text(&self, name: &str, dice: &mut Dice) -> String {
        match self.known.get(name) {
            Some(known) if !known.is_empty() && !dice.once_in(4) => {
                known[dice.below(known.len())].clone()
            }
            _ => odd_text(dice),
        }
    }
}
