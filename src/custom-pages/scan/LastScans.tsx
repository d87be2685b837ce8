import { useTranslate } from 'ra-core'
import type { Found } from '../../model/endpoints/search'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Item } from '../../ui/primitives/Item'
import { Card, Chip, Stack } from '../../ui/primitives/layout'

/** A code that was scanned, and the first record that had it. */
export interface LastScan {
  readonly code: string
  /** Instant. */
  readonly at: string
  /** Number of records with the code. */
  readonly records: number
  readonly found?: Pick<Found, 'resource' | 'title'>
}

interface LastScansProps {
  readonly scans: readonly LastScan[]
  readonly onOpen: (code: string) => void
  readonly onClear: () => void
}

/** The last codes on this device, with what they led to. */
export function LastScans({ scans, onOpen, onClear }: LastScansProps) {
  const { translate, language, labels } = useTexts()
  const { resources } = useCatalogue()
  if (scans.length === 0) return null
  const subOf = ({ found }: LastScan) => {
    const resource = resources.get(found?.resource ?? '')
    return resource && found && `${labels.one(resource)} · ${found.title}`
  }
  return (
    <Card
      title={translate('devices.lastScans')}
      actions={<Button color="inherit" onClick={onClear} i18nKey="devices.clear" />}
    >
      <Stack as="ul" gap={1} divided>
        {scans.map(scan => (
          <li key={scan.at}>
            <Item
              title={
                <Button onClick={() => onOpen(scan.code)}>
                  <bdi dir="ltr">{scan.code}</bdi>
                </Button>
              }
              sub={subOf(scan)}
              end={
                <Stack align="end" gap={1}>
                  <Verdict records={scan.records} />
                  <small>{timeAgo(scan.at, language)}</small>
                </Stack>
              }
            />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

/** In words, as its colour says: one record, several, or none. */
export function Verdict({ records }: Pick<LastScan, 'records'>) {
  const translate = useTranslate()
  if (records === 0) return <Chip tone="error">{translate('devices.scanVerdictNone')}</Chip>
  return records === 1 ? (
    <Chip tone="success">{translate('devices.scanVerdictOne')}</Chip>
  ) : (
    <Chip tone="warning">{translate('devices.scanVerdictSeveral', { number: records })}</Chip>
  )
}
