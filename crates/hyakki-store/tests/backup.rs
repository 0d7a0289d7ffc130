use hyakki_store::{Store, StoreError};

use crate::fixture::{Fixture, commit_lines, lines, read};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_a_whole_database_made_while_others_write() {
    let f = Fixture::sqlite().await;
    let (table_id, match_id) = f.match_at_table().await;
    let path = f.folder.path().join("it's a backup.db");
    let writing = async {
        for step in 0..200 {
            let append = lines(&match_id, step, &["line"]);
            commit_lines(&f.store, &table_id, append, 0).await.unwrap();
        }
    };
    let (backup, ()) = tokio::join!(f.store.backup(&path), writing);
    backup.unwrap();
    let copy = Store::open(&format!("sqlite:{}", path.display())).await;
    let copy = copy.unwrap();
    assert!(copy.load_match(&match_id).await.is_ok());
    let n_lines = read(&copy, &match_id).await.len() as i64;
    let append = lines(&match_id, n_lines, &["more"]);
    commit_lines(&copy, &table_id, append, 0).await.unwrap();
    assert_eq!(read(&f.store, &match_id).await.len(), 200);
}

#[tokio::test]
async fn a_backup_replaces_nothing_and_leaves_nothing_behind() {
    let f = Fixture::sqlite().await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("backup.db");
    std::fs::write(&path, "").unwrap();
    assert_eq!(
        f.store.backup(&path).await,
        Err(StoreError::BackupExists(path.clone()))
    );
    assert_eq!(std::fs::read(&path).unwrap(), b"");
    let nowhere = folder.path().join("none").join("backup.db");
    assert!(matches!(
        f.store.backup(&nowhere).await,
        Err(StoreError::BackupFailed(_))
    ));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[tokio::test]
async fn postgresql_is_backed_up_with_its_own_tool() {
    let f = Fixture::postgres().await;
    let path = f.folder.path().join("backup.db");
    let error = f.store.backup(&path).await.unwrap_err();
    assert_eq!(error, StoreError::UsePgDump);
    assert!(error.to_string().contains("pg_dump"));
    assert!(!path.exists());
}
