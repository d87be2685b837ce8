import Copy from '@mui/icons-material/ContentCopyRounded'
import Open from '@mui/icons-material/OpenInNewRounded'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'

interface ShareableLinkProps {
  readonly link: string
  /** Label of the copy button. */
  readonly words: string
}

/** A link to pass on, with buttons to copy and open it. */
export function ShareableLink({ link, words }: ShareableLinkProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isExplained, setExplained] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify('app.common.copied', { type: 'success' })
    } catch {
      // Without access to the clipboard the link is shown for manual copying.
      setExplained(true)
    }
  }
  return (
    <span className="f-handed">
      <button type="button" onClick={() => void copy()}>
        <Copy fontSize="inherit" aria-hidden="true" />
        {words}
      </button>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${words}: ${translate('app.common.newTab')}`}
        title={translate('app.common.newTab')}
      >
        <Open fontSize="inherit" aria-hidden="true" />
      </a>
      {isExplained && <output dir="ltr">{link}</output>}
    </span>
  )
}
