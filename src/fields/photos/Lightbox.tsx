import 'yet-another-react-lightbox/styles.css'
import { useTranslate } from 'ra-core'
import Full from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'

interface LightboxProps {
  readonly urls: readonly string[]
  readonly name: string
  readonly at: number
  readonly onView: (at: number) => void
  readonly onClose: () => void
}

/** Photos in full screen: changed by arrow keys or swipe, closed by Escape. */
export function Lightbox({ urls, name, at, onView, onClose }: LightboxProps) {
  const translate = useTranslate()
  return (
    <Full
      open
      close={onClose}
      index={at}
      slides={urls.map(src => ({ src, alt: name }))}
      plugins={[Zoom]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      on={{ view: ({ index }) => onView(index) }}
      labels={{
        Previous: translate('goods.previous'),
        Next: translate('goods.nextPhoto'),
        Close: translate('goods.close'),
        Lightbox: name,
        'Zoom in': '+',
        'Zoom out': '−',
      }}
      {...(urls.length < 2 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  )
}
