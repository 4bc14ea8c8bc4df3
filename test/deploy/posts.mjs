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
