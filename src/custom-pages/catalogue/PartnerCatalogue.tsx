import './catalogue.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PageHead } from '../../pieces/PageHead'
import { Preview } from './Preview'
import { TakeButtons } from './TakeButtons'
import { useCatalogue } from './useCatalogue'

/** The partner's own codes, prices and stock. */
export function PartnerCatalogue() {
  const translate = useTranslate()
  const [stocked, setStocked] = useState(false)
  const terms = { channel: 'partner', stocked } as const
  const found = useCatalogue(terms)
  return (
    <div className="p-page">
      <PageHead>
        <TakeButtons terms={terms} client={null} isEmpty={!found.data?.rows.length} />
      </PageHead>
      <section className="p-card ct-terms" aria-label={translate('goods.terms')}>
        <div className="ct-first">
          <p className="ct-note">{translate('goods.partnerTerms')}</p>
          <label className="ct-tick">
            <input
              type="checkbox"
              checked={stocked}
              onChange={event => setStocked(event.target.checked)}
            />
            {translate('goods.stocked')}
          </label>
        </div>
      </section>
      <Preview found={found} isPartner />
    </div>
  )
}
