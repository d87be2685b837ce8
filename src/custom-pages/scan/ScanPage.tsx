import QrCode from '@mui/icons-material/QrCode2Rounded'
import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, useStore, useTranslate } from 'ra-core'
import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Found } from '../../model/endpoints/search'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { RecordPane } from '../../resources/show/RecordPane'
import { Button } from '../../ui/controls/Button'
import { useFindRecords } from '../../ui/find/useFindRecords'
import { PageHead } from '../../ui/page/PageHead'
import { Row, Split, Stack } from '../../ui/primitives/layout'
import { CodeSearch } from '../../ui/scanner/CodeSearch'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingForm, LoadingRows } from '../../ui/states/Waiting'
import { type LastScan, LastScans, Verdict } from './LastScans'

/** A code by camera, scanner or keyboard: the record that holds it, its state and the steps open to the reader. */
export function ScanPage() {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const code = search.get('code') ?? ''
  const { data, error, isFetching, refetch } = useCoded(code)
  const found = isFetching ? undefined : data
  const chosen = found?.find(each => nameOf(each) === search.get('record')) ?? found?.[0]
  const { scans, clear } = useLastScans(code, found)
  const open = (text: string) => setSearch({ code: text.trim() })
  return (
    <div className="p-page">
      <PageHead />
      <CodeSearch label={translate('devices.scanAny')} initialCode={code} onSearch={open} />
      <Split side={320}>
        <Stack gap={4}>
          {code === '' && (
            <StateFrame
              icon={QrCode}
              title={translate('devices.scanStart')}
              text={translate('devices.scanStartText')}
            />
          )}
          {isFetching && <LoadingRows />}
          {error && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />}
          {found?.length === 0 && (
            <StateFrame
              icon={QrCode}
              title={translate('devices.scanNone', { code })}
              text={translate('devices.scanNoneText')}
            />
          )}
          {found && found.length > 0 && (
            <Row role="status">
              <Verdict records={found.length} />
              <bdi dir="ltr">{code}</bdi>
            </Row>
          )}
          {found && found.length > 1 && (
            <Choices
              found={found}
              chosen={chosen}
              onChoose={record => setSearch({ code, record })}
            />
          )}
          {chosen && <ScannedRecord key={nameOf(chosen)} found={chosen} />}
        </Stack>
        <LastScans scans={scans} onOpen={open} onClear={clear} />
      </Split>
    </div>
  )
}

const nameOf = ({ resource, id }: Pick<Found, 'resource' | 'id'>) => `${resource}/${id}`

/** Records that hold the code as their own or as that of a part; those in words alone are left out. */
function useCoded(code: string) {
  const find = useFindRecords()
  const { load } = useCatalogue()
  return useQuery({
    queryKey: ['scan', code],
    enabled: code !== '',
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { found } = await find(code, signal)
      const coded = found.filter(({ match }) => match !== 'words')
      await load(
        coded.map(({ resource }) => resource),
        'beside',
      )
      return coded
    },
  })
}

interface ChoicesProps {
  readonly found: readonly Found[]
  readonly chosen: Found | undefined
  readonly onChoose: (name: string) => void
}

function Choices({ found, chosen, onChoose }: ChoicesProps) {
  const { translate, labels } = useTexts()
  const catalogue = useCatalogue()
  return (
    <Row as="nav" wrap aria-label={translate('devices.scanSeveral')}>
      {found.map(each => (
        <Button
          key={nameOf(each)}
          variant={each === chosen ? 'contained' : 'outlined'}
          aria-pressed={each === chosen}
          onClick={() => onChoose(nameOf(each))}
        >
          <span>
            {labels.one(catalogue.get(each.resource))}: <bdi>{each.title}</bdi>
          </span>
        </Button>
      ))}
    </Row>
  )
}

function ScannedRecord({ found }: { readonly found: Found }) {
  return (
    <ResourceContextProvider value={found.resource}>
      <Suspense fallback={<LoadingForm />}>
        <RecordPane id={found.id} />
      </Suspense>
    </ResourceContextProvider>
  )
}

const MOST = 20

/** Keeps the last codes of this person on this device, newest first; a repeated code moves to the top. */
function useLastScans(code: string, found: readonly Found[] | undefined) {
  const [scans, setScans] = useStore<readonly LastScan[]>(`scans.${useMe().ID}`, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a code is answered
  useEffect(() => {
    if (!found) return
    const [first] = found
    const scan: LastScan = {
      ...{ code, at: new Date().toISOString(), records: found.length },
      ...(first && { found: { resource: first.resource, title: first.title } }),
    }
    setScans([scan, ...scans.filter(each => each.code !== code)].slice(0, MOST))
  }, [found])
  return { scans, clear: () => setScans([]) }
}
