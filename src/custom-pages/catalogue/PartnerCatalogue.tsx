import './catalogue.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PageHead } from '../../ui/page/PageHead'
import { CataloguePreview } from './CataloguePreview'
import { DownloadButtons } from './DownloadButtons'
import { useCatalogueSearch } from './useCatalogueSearch'

/** The partner's codes, prices and stock. */
export function PartnerCatalogue() {
  const translate = useTranslate()
  const [stocked, setStocked] = useState(false)
  const terms = { channel: 'partner', stocked } as const
  const search = useCatalogueSearch(terms)
  return (
    <div className="p-page">
      <PageHead>
        <DownloadButtons terms={terms} client={null} isEmpty={!search.data?.rows.length} />
      </PageHead>
      <section className="p-card ct-terms" aria-label={translate('goods.terms')}>
        <div className="p-wrap ct-first">
          <p className="ct-note">{translate('goods.partnerTerms')}</p>
          <label className="p-row ct-tick">
            <input
              type="checkbox"
              checked={stocked}
              onChange={event => setStocked(event.target.checked)}
            />
            {translate('goods.stocked')}
          </label>
        </div>
      </section>
      <CataloguePreview search={search} isPartner />
    </div>
  )
}
