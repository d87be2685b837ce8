import { LinkBase, useTranslate } from 'ra-core'
import { Suspense, useId } from 'react'
import { withNamespaces } from '../../i18n/inUse'
import type { ShownFigure } from '../../model/endpoints/figures'
import { later } from '../theme/later'
import { FigureTable } from './FigureTable'
import { Growth } from './Growth'
import { amountText } from './text/amounts'
import { useBehindPath } from './text/useBehindPath'

/** A chart with its data table, or a ranking, which is a table itself. */
export function FigureCard({ figure }: { readonly figure: ShownFigure }) {
  const translate = useTranslate()
  const id = useId()
  const path = useBehindPath()(figure.behind)
  const name = translate(`bi.figures.${figure.id}`)
  const title = figure.counts ? `${name} (${translate(`bi.counts.${figure.counts}`)})` : name
  const isEmpty = figure.parts.every(({ amount, before }) => amount === 0 && !before)
  return (
    <section className={`g-card g-${figure.look} p-card`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>
          {path ? (
            <LinkBase to={path} aria-label={translate('bi.openList', { figure: title })}>
              <bdi>{amountText(figure.total, figure.unit)}</bdi>
            </LinkBase>
          ) : (
            <bdi>{amountText(figure.total, figure.unit)}</bdi>
          )}
          <Growth figure={figure} />
        </p>
      </header>
      {isEmpty ? (
        <p className="p-centred g-empty">{translate('bi.empty')}</p>
      ) : figure.look === 'rows' ? (
        <FigureTable figure={figure} caption={title} hasBars />
      ) : (
        <>
          <div className="p-column g-chart">
            <Suspense fallback={<span className="s-bar" />}>
              <Chart figure={figure} title={title} />
            </Suspense>
          </div>
          <details>
            <summary>{translate('bi.table')}</summary>
            <FigureTable figure={figure} caption={title} />
          </details>
        </>
      )}
    </section>
  )
}

/** Charts are large, so they are loaded after the page. */
const Chart = later(
  async () => (await withNamespaces(import('./charts/DrawnChart'), 'bi')).DrawnChart,
)
