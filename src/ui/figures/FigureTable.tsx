import { useTranslate } from 'ra-core'
import type { Part, ShownFigure } from '../../model/endpoints/figures'
import { useLanguage } from '../../providers/backend/backendContext'
import { Stack } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import { Table } from '../../ui/primitives/Table'
import { MaybeLink } from '../controls/MaybeLink'
import type { Tone } from '../primitives/layout'
import { amountText, percentText } from './text/amounts'
import { partText } from './text/partText'
import { useBehindPath } from './text/useBehindPath'

interface FigureTableProps {
  readonly figure: ShownFigure
  readonly title: string
  /** Draws a bar for each amount, as long as its share. */
  readonly hasBars?: boolean
}

/** A figure as a table, the accessible form of its chart; rows link to their list. */
export function FigureTable({ figure, title, hasBars = false }: FigureTableProps) {
  const translate = useTranslate()
  const { unit, parts, others, total } = figure
  const isCompared = !hasBars && parts.some(({ before }) => before !== undefined)
  const isShared = figure.look !== 'line' && !figure.isAscending && !figure.isMean && total > 0
  const whole = isShared ? total : Math.max(...parts.map(({ amount }) => amount))
  const remainder: Part = { label: translate('bi.others'), amount: others ?? 0 }
  const rows = [...parts, ...(others ? [remainder] : [])]
  const number = (key: string, label: string, cell: (part: Part) => string) => ({
    ...{ key, label, cell },
    isNumber: true,
  })
  return (
    <Table
      label={title}
      rows={rows}
      rowKey={(_, at) => at}
      columns={[
        {
          key: 'part',
          label: translate(parts.some(({ colour }) => colour) ? 'bi.state' : 'bi.part'),
          cell: part => (
            <Stack gap={1}>
              <PartName part={part} />
              {hasBars && whole > 0 && part !== remainder && (
                <Meter
                  label={title}
                  value={part.amount / whole}
                  tone={(part.colour ?? 'primary') as Tone}
                />
              )}
            </Stack>
          ),
        },
        number('amount', translate(`bi.amount_${unit}`), ({ amount }) => amountText(amount, unit)),
        ...(isCompared
          ? [
              number('before', translate('bi.before'), ({ before }) =>
                amountText(before ?? 0, unit),
              ),
            ]
          : []),
        ...(isShared
          ? [number('share', translate('bi.share'), ({ amount }) => percentText(amount / total))]
          : []),
      ]}
    />
  )
}

function PartName({ part }: { readonly part: Part }) {
  const path = useBehindPath()(part.behind)
  const text = partText(part, useTranslate(), useLanguage())
  return (
    <MaybeLink to={path} className="p-lead">
      <bdi>{text}</bdi>
    </MaybeLink>
  )
}
