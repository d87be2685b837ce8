import './figures.css'
import Insights from '@mui/icons-material/InsightsRounded'
import { LinkBase, useTranslate } from 'ra-core'
import type { Period } from '../../base/span'
import type { FigureBoard, Part, ShownFigure } from '../../model/endpoints/figures'
import { Text } from '../primitives/layout'
import { CardBoundary } from '../states/CardBoundary'
import { StateFrame } from '../states/StateFrame'
import { FigureCard } from './FigureCard'
import { Growth } from './Growth'
import { amountText } from './text/amounts'
import { useBehindPath } from './text/useBehindPath'

interface FiguresProps {
  readonly board: FigureBoard
  /** The figures of the new period are loading. */
  readonly isOld?: boolean
}

/** Numbers first, then charts and rankings; an error affects one card only. */
export function Figures({ board, isOld = false }: FiguresProps) {
  const translate = useTranslate()
  const numbers = board.figures.filter(({ look }) => look === 'number')
  const charts = board.figures.filter(({ look }) => look !== 'number')
  const widths = columnWidths(charts)
  if (board.figures.length === 0) {
    return (
      <div className="p-card">
        <StateFrame
          icon={Insights}
          title={translate('bi.nothing')}
          text={translate('bi.nothingText')}
        />
      </div>
    )
  }
  return (
    <div className="g-board" aria-busy={isOld}>
      <ul className="g-numbers">
        {numbers.map(figure => (
          <li key={figure.id}>
            <CardBoundary>
              <NumberCard figure={figure} period={board.period} />
            </CardBoundary>
          </li>
        ))}
      </ul>
      <div className="g-cards">
        {charts.map((figure, at) => (
          <div key={figure.id} className={`g-w${widths[at]}`}>
            <CardBoundary>
              <FigureCard
                figure={figure}
                period={board.period}
                isTotalShown={board.figures
                  .slice(0, board.figures.indexOf(figure))
                  .some(({ unit, total }) => unit === figure.unit && total === figure.total)}
              />
            </CardBoundary>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Widths in twelfths of the page: two cards a row, a line chart wider than the ring beside it, the last row full. */
function columnWidths(figures: readonly ShownFigure[]): readonly number[] {
  const widths: number[] = []
  let isHalf = false
  for (const [at, { look }] of figures.entries()) {
    const [next, before] = [figures[at + 1]?.look, figures[at - 1]?.look]
    const isLast = at === figures.length - 1
    if (look === 'line' && !isHalf) widths.push(next === 'ring' ? 8 : 12)
    else if (look === 'ring' && before === 'line' && widths.at(-1) === 8) widths.push(4)
    else {
      widths.push(isLast && !isHalf && look !== 'ring' ? 12 : 6)
      isHalf = !isHalf
    }
  }
  return widths
}

/** One number, its change, and a link to its rows. */
function NumberCard({ figure, period }: { readonly figure: ShownFigure; readonly period: Period }) {
  const path = useBehindPath()(figure.behind)
  const isAlarm = figure.isBad && figure.before === undefined && figure.total > 0
  const content = (
    <>
      <Text size="sm" tone="secondary" i18nKey={`bi.figures.${figure.id}`} />
      <span className="p-row g-amount">
        <Text as="strong" {...(isAlarm && { tone: 'error' })}>
          <bdi>{amountText(figure.total, figure.unit)}</bdi>
        </Text>
        <Spark parts={figure.parts} />
      </span>
      <Growth figure={figure} period={period} />
    </>
  )
  if (!path) return <div className="g-number p-card">{content}</div>
  return (
    <LinkBase to={path} className="g-number p-card">
      {content}
    </LinkBase>
  )
}

const WIDE = 96
const HIGH = 32

/** A small line without axes where most steps have an amount; the figure's own chart has the data table. */
function Spark({ parts }: { readonly parts: readonly Part[] }) {
  const amounts = parts.map(({ amount }) => amount)
  const [least, most] = [Math.min(0, ...amounts), Math.max(...amounts)]
  const isSparse = amounts.filter(Boolean).length * 2 < amounts.length
  if (isSparse || amounts.length < 2 || most === least) return null
  const points = amounts.map((amount, at) => {
    const x = (at / (amounts.length - 1)) * WIDE
    const y = HIGH - 2 - ((amount - least) / (most - least)) * (HIGH - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className="g-spark" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
