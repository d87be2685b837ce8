import { SearchInput } from '../../ui/primitives/inputs'
import { Row, Stack } from '../../ui/primitives/layout'
import '../../fields/photos/photos.css'
import './photosPage.css'
import Done from '@mui/icons-material/DoneAllRounded'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { printNumber } from '../../base/numbers'
import { shop } from '../../contracts/shop'
import { photosOf } from '../../fields/photos/photosOf'
import { fileRules } from '../../model/access/fileRules'
import { useBackend } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import { Button } from '../../ui/controls/Button'
import { TabStrip } from '../../ui/controls/TabStrip'
import { useDebounced } from '../../ui/controls/useDebounced'
import { PageHead } from '../../ui/page/PageHead'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { PhotosUploading } from './PhotosUploading'
import { ProductPhotos } from './ProductPhotos'
import { useBulk } from './useBulk'

const PAGE = 24

/** Products without photos, bulk upload, and photos of a product. */
export function PhotosPage() {
  const translate = useTranslate()
  const [tab, setTab] = useState<'missing' | 'everything'>('missing')
  const [typed, setTyped] = useState('')
  const { picture, most, types } = usePictures()
  const bulk = useBulk({ picture, most, types })
  const products = useProducts(useDebounced(typed.trim(), 250), tab === 'missing')
  const total = products.data?.pages[0]?.total
  const productOffers = products.data?.pages.flatMap(page => page.offers) ?? []
  const countLabel = (name: 'missing' | 'everything') =>
    tab === name && total !== undefined
      ? `${translate(`goods.${name}`)} (${printNumber(total)})`
      : translate(`goods.${name}`)
  return (
    <div className="p-page">
      <PageHead />
      <PhotosUploading bulk={bulk} types={types} most={most} />
      <TabStrip
        label={translate('goods.photos')}
        tabs={(['missing', 'everything'] as const).map(name => ({ name, label: countLabel(name) }))}
        selected={tab}
        onChoose={setTab}
      >
        <Stack gap={4}>
          <Row>
            <SearchInput label={translate('goods.search')} value={typed} onText={setTyped} />
          </Row>
          {products.error && (
            <ErrorState error={products.error} onRetry={() => void products.refetch()} />
          )}
          {products.isPending && <LoadingRows />}
          {total === 0 && <NoProducts isQueue={tab === 'missing' && typed === ''} />}
          <Stack as="ul" gap={3} aria-busy={products.isFetching}>
            {productOffers.map(offer => (
              <ProductPhotos key={offer.CODIGO} {...{ offer, picture, most, types }} />
            ))}
          </Stack>
          {products.hasNextPage && (
            <Button
              variant="outlined"
              loading={products.isFetchingNextPage}
              onClick={() => void products.fetchNextPage()}
              i18nKey="goods.showMore"
            />
          )}
        </Stack>
      </TabStrip>
    </div>
  )
}

function NoProducts({ isQueue }: { readonly isQueue: boolean }) {
  const translate = useTranslate()
  return isQueue ? (
    <StateFrame
      icon={Done}
      title={translate('goods.allDone')}
      text={translate('goods.allDoneText')}
    />
  ) : (
    <StateFrame icon={Done} title={translate('goods.nothingTitle')} />
  )
}

function usePictures() {
  const lines = useResource('products').fields.get('IMAGES')
  if (!lines) throw new Error('products have no IMAGES')
  const { picture, most } = photosOf(lines)
  return { picture, most, types: fileRules(picture).types }
}

/** Products for sale, including unpublished ones in the queue. */
function useProducts(words: string, isQueue: boolean) {
  const { http } = useBackend()
  return useInfiniteQuery({
    queryKey: ['photos', words, isQueue],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => {
      const query = {
        filter: JSON.stringify(words ? { q: words } : {}),
        sort: 'name',
        ...(isQueue && ({ pictured: 'false' } as const)),
        ...{ offset: pageParam, limit: PAGE },
      } as const
      return call(http, shop, { query, signal })
    },
    getNextPageParam: (last, pages) =>
      pages.length * PAGE < last.total ? pages.length * PAGE : undefined,
  })
}
