import { useEffect, useRef } from 'react'
import { SiteIcon } from '../../pieces/site/SiteIcon'
import { usePages } from '../../pieces/site/useSite'

/** What stands in place of the form once it was sent; readers are led to it. */
export function Sent({ onAgain }: { onAgain: () => void }) {
  const { contact } = usePages()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="contact-sent">
      <span className="site-badge">
        <SiteIcon name="check" />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {contact.sentTitle}
      </h2>
      <p>{contact.sentText}</p>
      <button type="button" className="front-button front-quiet site-button" onClick={onAgain}>
        {contact.another}
      </button>
    </div>
  )
}
