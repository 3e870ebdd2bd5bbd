import { Field, InputField } from '../../renderer/forms/Field.tsx'
import { ToastButtons } from './ToastButtons.island.tsx'

/** Fields and notices in every state, and both toasts. */
export function States() {
  return (
    <section className="band wide" id="states">
      <h2>Fields and notices</h2>
      <div className="split states">
        <div className="estimate">
          <form>
            <InputField label="Empty" hint="A word of help." />
            <InputField label="Filled" defaultValue="202-555-0142" />
            <InputField
              label="Wrong"
              error="Check that email address. It should look like name@example.com."
              defaultValue="ann@"
            />
            <Field label="A choice">
              {(wired) => (
                <select {...wired}>
                  <option>Roofing</option>
                  <option>Siding</option>
                </select>
              )}
            </Field>
            <label className="check">
              <input type="checkbox" defaultChecked />
              <span>A box that is ticked.</span>
            </label>
          </form>
        </div>
        <div>
          <div className="thank-you">
            <h3>Thank you!</h3>
            <p>What happened, and what happens next.</p>
          </div>
          <p className="form-success">A quiet line that stays.</p>
          <p className="field-error">A line that says what went wrong.</p>
          <p className="callout">A flag beside a title</p>
          <ToastButtons />
        </div>
      </div>
    </section>
  )
}
