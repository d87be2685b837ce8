import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { ShownFigure } from '../../../model/dashboard'
import { useLanguage } from '../../../providers/backendContext'
import { partText } from '../partText'
import { useBehindPath } from '../useBehindPath'
import { Bars } from './Bars'
import { Line } from './Line'
import { Ring } from './Ring'

interface DrawnChartProps {
  readonly figure: ShownFigure
  readonly title: string
}

/** What a chart draws: amounts with their words, and where a click on one leads. */
export interface Drawing {
  readonly title: string
  readonly figure: ShownFigure
  readonly labels: readonly string[]
  readonly onOpen: (index: number | undefined) => void
}

export function DrawnChart({ figure, title }: DrawnChartProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const pathOf = useBehindPath()
  const labels = figure.parts.map(part => partText(part, translate, language))
  const onOpen = (index: number | undefined) => {
    const path = index === undefined ? undefined : pathOf(figure.parts[index]?.behind)
    if (path) navigate(path)
  }
  const drawing: Drawing = { title, figure, labels, onOpen }
  if (figure.look === 'line') return <Line {...drawing} />
  return figure.look === 'ring' ? <Ring {...drawing} /> : <Bars {...drawing} />
}
