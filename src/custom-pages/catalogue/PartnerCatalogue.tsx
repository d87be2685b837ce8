import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PageHead } from '../../ui/page/PageHead'
import { Checkbox } from '../../ui/primitives/inputs'
import { Card, Row, Text } from '../../ui/primitives/layout'
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
      <Card aria-label={translate('goods.terms')}>
        <Row wrap justify="between">
          <Text size="md" tone="secondary" i18nKey="goods.partnerTerms" />
          <Checkbox
            checked={stocked}
            onChange={event => setStocked(event.target.checked)}
            label={translate('goods.stocked')}
          />
        </Row>
      </Card>
      <CataloguePreview search={search} isPartner />
    </div>
  )
}
