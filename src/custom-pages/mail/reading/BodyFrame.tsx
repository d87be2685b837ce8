import DOMPurify from 'dompurify'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSettings } from '../../../providers/backend/backendContext'
import { useCanLoadPicture } from '../../../providers/backend/drawnPictures'
import { Button } from '../../../ui/controls/Button'

/** Colours of the mail frame, which cannot inherit from the page. */
const colours = {
  light: { paper: '#fff', text: '#1c252e', quiet: '#454f5b', line: '#dfe3e8', link: '#0b5cad' },
  dark: { paper: '#1a222b', text: '#f4f6f8', quiet: '#c4cdd5', line: '#454f5b', link: '#8ec5ff' },
} as const

function styleIn(mode: keyof typeof colours): string {
  const { paper, text, quiet, line, link } = colours[mode]
  return `:root{color-scheme:${mode}}body{margin:0;padding:16px;font:15px/1.6 system-ui,sans-serif;color:${text};background:${paper};overflow-wrap:anywhere}img{max-width:100%;height:auto}blockquote{margin:12px 0;padding-inline-start:12px;border-inline-start:3px solid ${line};color:${quiet}}a{color:${link}}table{border-collapse:collapse}td,th{border:1px solid ${line};padding:4px 8px}pre{white-space:pre-wrap}p{margin:0 0 12px}p,li,td,th,h1,h2,h3,h4{unicode-bidi:plaintext;text-align:start}`
}

/**
 * Content of a mail in a sandboxed frame without scripts. External images would inform their sender, so
 * they load on request.
 */
export function BodyFrame({ html, title }: { html: string; title: string }) {
  const translate = useTranslate()
  const { themeMode } = useSettings()
  const [isAllowed, setIsAllowed] = useState(false)
  const canLoadPicture = useCanLoadPicture()
  const { body, hidden, external } = cleaned(html, { isAllowed, canLoadPicture })
  const pictures = isAllowed ? 'data: https:' : 'data:'
  const policy = `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'`
  const page = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><base target="_blank"><style>${styleIn(themeMode)}</style></head><body dir="auto">${body}</body></html>`
  return (
    <>
      {hidden > 0 && (
        <p className="p-bar p-small">
          {translate('mail.pictures')}
          <Button onClick={() => setIsAllowed(true)}>{translate('mail.showPictures')}</Button>
        </p>
      )}
      {hidden === 0 && external > 0 && (
        <p className="p-bar p-small">{translate('mail.picturesElsewhere')}</p>
      )}
      <iframe
        className="m-body"
        title={title}
        srcDoc={page}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </>
  )
}

interface Drawing {
  /** External images are requested. */
  readonly isAllowed: boolean
  readonly canLoadPicture: (address: string) => boolean
}

/** Content for the frame, with the number of deferred images and of those from disallowed sites. */
function cleaned(html: string, { isAllowed, canLoadPicture }: Drawing) {
  const root = DOMPurify.sanitize(html, {
    RETURN_DOM: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'svg', 'math', 'video', 'audio'],
    FORBID_ATTR: ['style', 'srcset', 'background', 'bgcolor', 'color', 'target', 'id', 'class'],
  }) as HTMLElement
  let [hidden, external] = [0, 0]
  for (const picture of root.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? ''
    if (address === '' || address.startsWith('data:')) continue
    const isRelevant = canLoadPicture(address)
    if (isRelevant && isAllowed) continue
    picture.removeAttribute('src')
    if (isRelevant) hidden += 1
    else external += 1
  }
  for (const link of root.querySelectorAll('a')) link.rel = 'noopener noreferrer nofollow'
  return { body: root.innerHTML, hidden, external }
}
