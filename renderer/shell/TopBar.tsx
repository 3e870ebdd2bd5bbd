import shell from 'virtual:shell'
import { NewsletterBox } from '../forms/NewsletterBox.tsx'
import { PhoneLink } from '../components/PhoneLink.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const { address } = shell.office

export function TopBar() {
  return (
    <section className="top-bar" aria-label="Office and free guide">
      <div className="wide top-bar-row">
        <address className="top-bar-address">
          {address.street}, {address.city}, Colorado
        </address>
        <PhoneLink number={shell.phones[0]?.number ?? ''} className="top-bar-phone" />
        <NewsletterBox />
        <SocialLinks />
      </div>
    </section>
  )
}
