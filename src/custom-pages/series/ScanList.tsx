import { useTranslate } from 'ra-core'
import { Chip } from '../../fields/display/Chip'
import { named } from '../../fields/record/useTitles'
import { Button } from '../../ui/controls/Button'
import type { Scan } from './scans'
import { getVerdict } from './verdicts'

interface ScanListProps {
  readonly scans: readonly Scan[]
  readonly products: ReadonlyMap<string, string>
  readonly onClear: () => void
}

/** The numbers scanned in this tab with their results, the latest first. */
export function ScanList({ scans, products, onClear }: ScanListProps) {
  const translate = useTranslate()
  if (scans.length === 0) return null
  return (
    <section className="p-card se-scans" aria-labelledby="se-last">
      <header>
        <h2 id="se-last">{translate('devices.lastScans')}</h2>
        <Button color="inherit" onClick={onClear}>
          {translate('devices.clearScans')}
        </Button>
      </header>
      <ul aria-live="polite">
        {scans.slice(0, 200).map(scan => (
          <ScanItem key={scan.key} scan={scan} products={products} />
        ))}
      </ul>
    </section>
  )
}

function ScanItem({ scan, products }: { scan: Scan; products: ScanListProps['products'] }) {
  const translate = useTranslate()
  const { word, colour } = getVerdict(scan)
  const { code, elsewhere, reason, product, isNew } = scan
  const more = reason ?? elsewhere ?? (isNew && products.size > 1 ? named(products, product) : '')
  return (
    <li>
      <span className="f-code">{code}</span>
      <span className="se-verdict">
        <Chip colour={colour}>{translate(word)}</Chip>
        {more && <bdi>{more}</bdi>}
      </span>
    </li>
  )
}
