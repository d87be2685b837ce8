import DOMPurify from 'dompurify'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../pieces/Button'
import { useSettings } from '../../providers/backendContext'
import { useMayDraw } from '../../providers/drawnPictures'

export interface BodyFrameProps {
  readonly html: string
  readonly title: string
}

/** The colours of paper, letters, lines and links; a frame of no origin inherits none of the page's. */
const colours = {
  light: { paper: '#fff', text: '#1c252e', quiet: '#454f5b', line: '#dfe3e8', link: '#0b5cad' },
  dark: { paper: '#1a222b', text: '#f4f6f8', quiet: '#c4cdd5', line: '#454f5b', link: '#8ec5ff' },
} as const

function styleIn(mode: keyof typeof colours): string {
  const { paper, text, quiet, line, link } = colours[mode]
  return `:root{color-scheme:${mode}}body{margin:0;padding:16px;font:15px/1.6 system-ui,sans-serif;color:${text};background:${paper};overflow-wrap:anywhere}img{max-width:100%;height:auto}blockquote{margin:12px 0;padding-inline-start:12px;border-inline-start:3px solid ${line};color:${quiet}}a{color:${link}}table{border-collapse:collapse}td,th{border:1px solid ${line};padding:4px 8px}pre{white-space:pre-wrap}p{margin:0 0 12px}p,li,td,th,h1,h2,h3,h4{unicode-bidi:plaintext;text-align:start}`
}

/**
 * What a mail says, in a frame where nothing runs and which is of no origin. Pictures from elsewhere
 * would tell their sender that it is read: they come when they are asked for.
 */
export function BodyFrame({ html, title }: BodyFrameProps) {
  const translate = useTranslate()
  const { themeMode } = useSettings()
  const [isAsked, setIsAsked] = useState(false)
  const mayDraw = useMayDraw()
  const { body, hidden, elsewhere } = cleaned(html, { isAsked, mayDraw })
  const pictures = isAsked ? 'data: https:' : 'data:'
  const policy = `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'`
  const page = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><base target="_blank"><style>${styleIn(themeMode)}</style></head><body dir="auto">${body}</body></html>`
  return (
    <>
      {hidden > 0 && (
        <p className="m-pictures">
          {translate('mail.pictures')}
          <Button onClick={() => setIsAsked(true)}>{translate('mail.showPictures')}</Button>
        </p>
      )}
      {hidden === 0 && elsewhere > 0 && (
        <p className="m-pictures">{translate('mail.picturesElsewhere')}</p>
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
  /** The pictures were asked for. */
  readonly isAsked: boolean
  readonly mayDraw: (address: string) => boolean
}

/** What may stand in the frame, how many pictures wait to be asked for, and how many are of no site that may be drawn. */
function cleaned(html: string, { isAsked, mayDraw }: Drawing) {
  const root = DOMPurify.sanitize(html, {
    RETURN_DOM: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'svg', 'math', 'video', 'audio'],
    FORBID_ATTR: ['style', 'srcset', 'background', 'bgcolor', 'color', 'target', 'id', 'class'],
  }) as HTMLElement
  let [hidden, elsewhere] = [0, 0]
  for (const picture of root.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? ''
    if (address === '' || address.startsWith('data:')) continue
    const isOurs = mayDraw(address)
    if (isOurs && isAsked) continue
    picture.removeAttribute('src')
    if (isOurs) hidden += 1
    else elsewhere += 1
  }
  for (const link of root.querySelectorAll('a')) link.rel = 'noopener noreferrer nofollow'
  return { body: root.innerHTML, hidden, elsewhere }
}
