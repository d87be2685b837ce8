import { LinkBase, useTranslate } from 'ra-core'
import type { Part, ShownFigure } from '../../model/endpoints/figures'
import { useLanguage } from '../../providers/backend/backendContext'
import { amountText, percentText } from './text/amounts'
import { partText } from './text/partText'
import { useBehindPath } from './text/useBehindPath'

interface FigureTableProps {
  readonly figure: ShownFigure
  readonly caption: string
  /** Draws a bar for each amount. */
  readonly hasBars?: boolean
}

/** A figure as a table, the accessible form of its chart; rows link to their list. */
export function FigureTable({ figure, caption, hasBars = false }: FigureTableProps) {
  const translate = useTranslate()
  const { unit, parts, others, total } = figure
  const isCompared = !hasBars && parts.some(({ before }) => before !== undefined)
  const isShared = figure.look !== 'line' && !figure.isAscending && !figure.isMean && total > 0
  const most = Math.max(...parts.map(({ amount }) => amount))
  const remainder: Part = { label: translate('bi.others'), amount: others ?? 0 }
  return (
    <table className={hasBars ? 'g-table g-ranked' : 'g-table'}>
      <caption className="p-hidden">{caption}</caption>
      <thead className={hasBars ? 'p-hidden' : undefined}>
        <tr>
          <th scope="col">{translate('bi.part')}</th>
          <th scope="col">{translate(`bi.amount_${unit}`)}</th>
          {isCompared && <th scope="col">{translate('bi.before')}</th>}
          {isShared && <th scope="col">{translate('bi.share')}</th>}
        </tr>
      </thead>
      <tbody>
        {[...parts, ...(others ? [remainder] : [])].map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no key and are replaced together
          <tr key={at}>
            <th scope="row">
              <PartName part={part} />
              {hasBars && most > 0 && part !== remainder && (
                <span className={`g-bar tone-${part.colour ?? 'primary'}`}>
                  <span style={{ inlineSize: `${Math.max(0, (part.amount / most) * 100)}%` }} />
                </span>
              )}
            </th>
            <td>{amountText(part.amount, unit)}</td>
            {isCompared && <td>{amountText(part.before ?? 0, unit)}</td>}
            {isShared && <td>{percentText(part.amount / total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PartName({ part }: { readonly part: Part }) {
  const path = useBehindPath()(part.behind)
  const text = partText(part, useTranslate(), useLanguage())
  if (!path) return <bdi>{text}</bdi>
  return (
    <LinkBase to={path}>
      <bdi>{text}</bdi>
    </LinkBase>
  )
}
