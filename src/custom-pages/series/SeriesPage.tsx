import './series.css'
import { useParams } from 'react-router-dom'
import { OrderChoice } from './OrderChoice'
import { OrderSerials } from './OrderSerials'

/** The orders that wait for serials, and one order. */
export function SeriesPage() {
  const { id } = useParams()
  return id === undefined ? <OrderChoice /> : <OrderSerials key={id} id={id} />
}
