/** A field that people neither see nor reach and bots like to fill; the server ignores who does. */
export const Honeypot = () => (
  <div aria-hidden="true" className="visually-hidden">
    <label>
      Website
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
