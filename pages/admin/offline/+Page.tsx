import { Button } from '../components/buttons.tsx'
import { SignedOutPage } from '../components/AccountForm.tsx'

/** What the service worker shows in place of a page of the admin while there is no connection. */
export const Page = () => (
  <SignedOutPage>
    <p>This device is offline, or we can’t reach the website. Nothing you saved is lost.</p>
    {/* At the address of the page that could not be loaded. */}
    <Button onClick={() => location.reload()}>Try again</Button>
  </SignedOutPage>
)
