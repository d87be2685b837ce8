import DOMPurify from 'dompurify'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../pieces/Button'
import { useSettings } from '../../providers/backendContext'

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
  const { body, isHiding } = cleaned(html, isAsked)
  const pictures = isAsked ? 'data: https:' : 'data:'
  const policy = `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'`
  const page = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><base target="_blank"><style>${styleIn(themeMode)}</style></head><body dir="auto">${body}</body></html>`
  return (
    <>
      {isHiding && (
        <p className="m-pictures">
          {translate('mail.pictures')}
          <Button onClick={() => setIsAsked(true)}>{translate('mail.showPictures')}</Button>
        </p>
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

function cleaned(html: string, withPictures: boolean) {
  const root = DOMPurify.sanitize(html, {
    RETURN_DOM: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'svg', 'math', 'video', 'audio'],
    FORBID_ATTR: ['style', 'srcset', 'background', 'bgcolor', 'color', 'target', 'id', 'class'],
  }) as HTMLElement
  let isHiding = false
  for (const picture of root.querySelectorAll('img')) {
    if (withPictures || picture.getAttribute('src')?.startsWith('data:')) continue
    picture.removeAttribute('src')
    isHiding = true
  }
  for (const link of root.querySelectorAll('a')) link.rel = 'noopener noreferrer nofollow'
  return { body: root.innerHTML, isHiding }
}
