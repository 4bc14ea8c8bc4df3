/** The owner writes a post, publishes, changes, withdraws and deletes it. */
export const posts = async ({ admin, call, check, expectStatus }) => {
  const path = '/api/admin/posts';
  const post = {
    title: 'A post of the owner',
    excerpt: 'What it says',
    content: 'First line\n\n# Part\nLast line',
    category: 'Development',
    tags: ['news'],
    author: 'Ada',
    featured: false,
  };
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF\0\0\0\0WEBPVP8 ');
  bytes.writeUInt16LE(100, 26);
  bytes.writeUInt16LE(50, 28);
  const upload = { alt: 'A chart', width: 100, height: 50, files: [bytes.toString('base64')] };
  const picture = await expectStatus('a picture is added', 201, admin('POST', '/api/admin/pictures', upload));
  const { hash } = picture.json;
  const file = await expectStatus('and served', 200, call('GET', `/api/pictures/${hash}-100`));
  check('as what it is', file.headers['content-type'] === 'image/webp', file);
  await expectStatus('listed', 200, admin('GET', '/api/admin/pictures'));
  await expectStatus('and deleted', 200, admin('DELETE', `/api/admin/pictures/${hash}`));
  const draft = await expectStatus('a post is written', 201, admin('POST', path, post));
  const { id } = draft.json;
  const read = () => call('GET', `/api/blog/posts/${id}`);
  await expectStatus('visitors don’t see the draft', 404, read());
  await expectStatus('the owner does', 200, admin('GET', `${path}/${id}`));
  const saved = { ...post, title: 'A better title' };
  await expectStatus('it is saved', 200, admin('PUT', `${path}/${id}`, { ...saved, baseVersion: 1 }));
  const old = await admin('PUT', `${path}/${id}`, { ...post, baseVersion: 1 });
  check('an older tab can’t overwrite it', old.status === 409 && old.json.current.title === saved.title, old);
  await expectStatus('it is published', 200, admin('POST', `${path}/${id}/publish`, { baseVersion: 2 }));
  const live = await expectStatus('visitors see it', 200, read());
  check('with its text', live.json.title === saved.title && live.json.content === post.content, live);
  await expectStatus('changes wait', 200, admin('PUT', `${path}/${id}`, { ...post, baseVersion: 3 }));
  await expectStatus('it is withdrawn', 200, admin('POST', `${path}/${id}/withdraw`, { baseVersion: 4 }));
  await expectStatus('and gone', 404, read());
  await expectStatus('it is deleted', 200, admin('DELETE', `${path}/${id}`));
  const list = await expectStatus('the owner lists posts', 200, admin('GET', path));
  check('without it', list.json.length >= 8 && list.json.every((one) => one.id !== id), list);
};
