import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { StoredFile } from '../../kinds/file/data'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { Card } from '../../ui/primitives/layout'

interface PictureProps {
  readonly file: unknown
  readonly label: string
  readonly isPending: boolean
  /** Called once the evidence was shown here or opened in another tab. */
  readonly onViewed: () => void
}

const isPicture = (name: string) => /\.(png|jpe?g|webp|gif)$/i.test(name)

/** The evidence in full size: a photo enlarges when pressed, a PDF uses the browser's viewer. */
export function EvidencePicture({ file, label, isPending, onViewed }: PictureProps) {
  const translate = useTranslate()
  const apiAddress = useApiAddress()
  const [isLarge, setLarge] = useState(false)
  const [failed, setFailed] = useState<string>()
  const stored = file as StoredFile | null | undefined
  if (!stored?.url)
    return (
      <Card as="div" className="va-picture" aria-busy={isPending}>
        {!isPending && <p>{translate('devices.noFile')}</p>}
      </Card>
    )
  const address = apiAddress(stored.url)
  const name = stored.name ?? stored.id
  const alt = translate('devices.document', { order: label })
  const open = translate('devices.openFile')
  const isDrawn = isPicture(name) && failed !== address
  const isRead = isPdf(stored) && navigator.pdfViewerEnabled
  const isHere = isDrawn || isRead
  return (
    <Card as="div" className="va-picture" data-large={isLarge || undefined}>
      {isDrawn && (
        <button
          type="button"
          aria-label={translate('devices.zoom')}
          aria-pressed={isLarge}
          onClick={() => setLarge(before => !before)}
        >
          <img src={address} alt={alt} onLoad={onViewed} onError={() => setFailed(address)} />
        </button>
      )}
      {isRead && <Pages address={address} title={alt} onViewed={onViewed} />}
      {!isHere && <p>{translate('devices.openFirst')}</p>}
      <a
        className={isHere ? 'f-link' : 'p-button p-contained p-primary'}
        href={address}
        target="_blank"
        rel="noreferrer"
        onClick={onViewed}
        onAuxClick={onViewed}
      >
        {isPicture(name) ? open : `${open}: ${name}`}
      </a>
    </Card>
  )
}

const isPdf = ({ type, name }: StoredFile) =>
  type === 'application/pdf' || /\.pdf$/i.test(name ?? '')

interface PagesProps {
  readonly address: string
  readonly title: string
  readonly onViewed: () => void
}

/**
 * The browser's PDF viewer. A click moves the keyboard focus into it; focus returns when the viewer has
 * loaded and when the pointer leaves it.
 */
function Pages({ address, title, onViewed }: PagesProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Each reload of the order signs a new address; the shown file keeps its first one.
  const [initialAddress] = useState(address)
  const releaseFocus = () => frame.current?.blur()
  return (
    <iframe
      ref={frame}
      className="va-pages"
      src={`${initialAddress}#navpanes=0&view=FitH`}
      title={title}
      onLoad={() => {
        releaseFocus()
        onViewed()
      }}
      onPointerLeave={releaseFocus}
    />
  )
}
