//! Skeletons of logins that were made by versions without them.

use hyakki_names::skeleton;

use crate::database::{Connection, Value};
use crate::error::StoreError;

/// Gives each login its skeleton. Of several that look alike the first keeps the others-to-be away, and all stay as they are.
pub(crate) async fn fill_in(connection: &mut Connection) -> Result<(), StoreError> {
    let missing = "SELECT id, login_key FROM users
                   WHERE login_skeleton IS NULL AND login_key IS NOT NULL ORDER BY id";
    // Another node may do the same at the same time.
    let fill = "UPDATE users SET login_skeleton = $2 WHERE id = $1 AND login_skeleton IS NULL
                    AND NOT EXISTS (SELECT 1 FROM users other WHERE other.login_skeleton = $2)";
    for row in connection.fetch(missing, &[]).await? {
        let (id, login): (String, String) = (row.get(0)?, row.get(1)?);
        let values = [Value::Text(&id), Value::Text(&skeleton(&login))];
        connection.execute(fill, &values).await?;
    }
    Ok(())
}
