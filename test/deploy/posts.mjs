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
  const picture = await expectStatus('uploads a picture', 201, admin('POST', '/api/admin/pictures', upload));
  const { hash } = picture.json;
  const file = await expectStatus('serves the picture', 200, call('GET', `/api/pictures/${hash}-100`));
  check('serves it with its type', file.headers['content-type'] === 'image/webp', file);
  await expectStatus('lists pictures', 200, admin('GET', '/api/admin/pictures'));
  await expectStatus('deletes the picture', 200, admin('DELETE', `/api/admin/pictures/${hash}`));
  const draft = await expectStatus('creates a post', 201, admin('POST', path, post));
  const { id } = draft.json;
  const read = () => call('GET', `/api/blog/posts/${id}`);
  await expectStatus('hides the draft from visitors', 404, read());
  await expectStatus('shows the draft to the owner', 200, admin('GET', `${path}/${id}`));
  const saved = { ...post, title: 'A better title' };
  await expectStatus('saves the post', 200, admin('PUT', `${path}/${id}`, { ...saved, baseVersion: 1 }));
  const old = await admin('PUT', `${path}/${id}`, { ...post, baseVersion: 1 });
  check(
    'refuses to overwrite a newer version',
    old.status === 409 && old.json.current.title === saved.title,
    old,
  );
  await expectStatus('publishes the post', 200, admin('POST', `${path}/${id}/publish`, { baseVersion: 2 }));
  const live = await expectStatus('shows the post to visitors', 200, read());
  check('shows its text', live.json.title === saved.title && live.json.content === post.content, live);
  await expectStatus(
    'keeps unpublished changes back',
    200,
    admin('PUT', `${path}/${id}`, { ...post, baseVersion: 3 }),
  );
  const dropped = await admin('PUT', `${path}/${id}`, { ...saved, baseVersion: 4 });
  check('discards unpublished changes', dropped.status === 200 && !dropped.json.hasChanges, dropped);
  await expectStatus('withdraws the post', 200, admin('POST', `${path}/${id}/withdraw`, { baseVersion: 5 }));
  await expectStatus('returns 404 for the withdrawn post', 404, read());
  await expectStatus('deletes the post', 200, admin('DELETE', `${path}/${id}`));
  const list = await expectStatus('lists posts as the owner', 200, admin('GET', path));
  check(
    'leaves out the deleted post',
    list.json.length >= 8 && list.json.every((one) => one.id !== id),
    list,
  );
};
