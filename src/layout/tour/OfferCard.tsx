import './offer.css'
import Explore from '@mui/icons-material/ExploreOutlined'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Button } from '../../ui/controls/Button'
import { useIsAnswered, useTour } from './useTour'

/** The offer of the tour: small, without taking the focus, easy to dismiss. */
export function OfferCard() {
  const translate = useTranslate()
  const id = useId()
  const begin = useTour()
  const [, setAnswered] = useIsAnswered()
  return (
    <aside className="tour-offer p-card" aria-labelledby={id}>
      <Explore aria-hidden="true" />
      <div>
        <h2 id={id}>{translate('shell.tour.offer')}</h2>
        <p>{translate('shell.tour.offerText')}</p>
        <div className="p-wrap">
          <Button variant="contained" onClick={() => void begin()} i18nKey="shell.tour.begin" />
          <Button onClick={() => setAnswered(true)}>{translate('shell.tour.decline')}</Button>
        </div>
      </div>
    </aside>
  )
}
