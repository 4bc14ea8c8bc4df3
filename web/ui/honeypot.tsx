/** A hidden field that only bots fill in; the server ignores such submissions. */
export const Honeypot = () => (
  <div aria-hidden="true" className="visually-hidden">
    <label>
      Website
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
