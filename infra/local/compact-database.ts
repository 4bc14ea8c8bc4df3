import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData), { timeout: 5000 });
try {
  database.exec('PRAGMA secure_delete = ON; VACUUM; PRAGMA wal_checkpoint(TRUNCATE);');
} finally {
  database.close();
}
