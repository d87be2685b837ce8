import { useTranslate } from 'ra-core'
import { ValueChip } from '../../fields/display/ValueChip'
import { named } from '../../fields/record/useTitles'
import { Button } from '../../ui/controls/Button'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
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
    <Card
      title={translate('devices.lastScans')}
      actions={<Button color="inherit" onClick={onClear} i18nKey="devices.clearScans" />}
    >
      <Stack as="ul" gap={0} divided className="se-codes" aria-live="polite">
        {scans.slice(0, 200).map(scan => (
          <ScanItem key={scan.key} scan={scan} products={products} />
        ))}
      </Stack>
    </Card>
  )
}

function ScanItem({ scan, products }: { scan: Scan; products: ScanListProps['products'] }) {
  const translate = useTranslate()
  const { word, colour } = getVerdict(scan)
  const { code, elsewhere, reason, product, isNew } = scan
  const more = reason ?? elsewhere ?? (isNew && products.size > 1 ? named(products, product) : '')
  return (
    <Row as="li" wrap justify="between">
      <span className="f-code">{code}</span>
      <Row as="span" wrap>
        <ValueChip colour={colour}>{translate(word)}</ValueChip>
        {more && (
          <Text as="bdi" size="sm">
            {more}
          </Text>
        )}
      </Row>
    </Row>
  )
}
