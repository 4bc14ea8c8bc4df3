// CloudFront function (runtime 2.0) in front of the site's bucket: decides which built file an address means.
// `SITE` is put in front of this text by viewer-request.ts; nothing else is available here, and nothing may be imported.
//   SITE.pages    clean addresses that have a page of their own     SITE.files   other files at fixed addresses
//   SITE.shells   [pattern parts, file]: addresses the router fills SITE.headers security headers of generated answers
//   SITE.notFound the page for unknown addresses, sent with status 404
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const uri = request.uri;

  // Missing files there are the bucket's plain 403: a script that is gone must never be answered with a page.
  if (uri.indexOf('/assets/') === 0) return request;
  if (SITE.files.indexOf(uri) >= 0) return request;

  const page = pageFor(uri);
  if (page) {
    request.uri = page;
    return request;
  }

  let canonical = uri.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (canonical.length > 1) canonical = canonical.replace(/\/$/, '');
  if (canonical !== uri && pageFor(canonical)) {
    return answer(301, 'Moved Permanently', { location: canonical + search(request.querystring) });
  }

  return answer(404, 'Not Found', { 'content-type': 'text/html; charset=utf-8' }, SITE.notFound);
}

function pageFor(uri) {
  // Publications add and remove posts without a deployment; for a missing one the bucket answers 404.
  if (SITE.pages.indexOf(uri) >= 0 || /^\/blog\/[1-9][0-9]{0,8}$/.test(uri))
    return uri === '/' ? '/index.html' : `${uri}/index.html`;
  const parts = uri.split('/');
  const shell = SITE.shells.find((entry) => matches(entry[0], parts));
  return shell ? shell[1] : '';
}

function matches(pattern, parts) {
  if (pattern.length !== parts.length || /\.html$/.test(parts[parts.length - 1])) return false;
  return pattern.every((part, i) => {
    if (part === '*') return /^[A-Za-z0-9._%~-]{1,200}$/.test(parts[i]);
    // A flow's address with anything else than a UUID is a true 404.
    if (part === '#') return /^[0-9a-f-]{36}$/.test(parts[i]);
    return part === parts[i];
  });
}

function search(querystring) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    const entry = querystring[name];
    (entry.multiValue || [entry]).forEach((item) => {
      // CloudFront hands both over as they came, encoded; anything else has no place in a Location header.
      pairs.push((name + (item.value === '' ? '' : `=${item.value}`)).replace(/[^\x21-\x7e]/g, ''));
    });
  });
  return pairs.length ? `?${pairs.join('&')}` : '';
}

function answer(statusCode, statusDescription, more, body) {
  const headers = { 'cache-control': { value: 'public, max-age=0, must-revalidate' } };
  const add = (map) =>
    Object.keys(map).forEach((name) => {
      headers[name] = { value: map[name] };
    });
  add(SITE.headers);
  add(more);
  const response = { statusCode, statusDescription, headers };
  if (body) response.body = { encoding: 'text', data: body };
  return response;
}
