import './imeis.css'
import Search from '@mui/icons-material/ScreenSearchDesktopOutlined'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useCallback, useState } from 'react'
import { printNumber } from '../../base/numbers'
import { findDevicesRoute, MOST_CODES, tellersOf } from '../../contracts/devices'
import { deviceCodes } from '../../domain/devices/imei'
import { useBackend } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import { Button } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Textarea } from '../../ui/primitives/inputs'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { ScanButton } from '../../ui/scanner/ScanButton'
import { useWedge } from '../../ui/scanner/useWedge'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { Results } from './Results'

/** Lookup of many numbers by paste or scan. */
export function ImeisPage() {
  const translate = useTranslate()
  const { http } = useBackend()
  const { load } = useCatalogue()
  const [text, setText] = useState('')
  const finding = useMutation({
    mutationFn: async (codes: readonly string[]) => {
      const { devices } = await call(http, findDevicesRoute, { body: { codes } })
      await load(devices.flatMap(tellersOf))
      return devices
    },
  })
  const all = deviceCodes(text)
  const codes = [...new Set(all)]
  const isTooMany = codes.length > MOST_CODES
  const { mutate } = finding
  const scanned = useCallback(
    (code: string) => {
      setText(before => [...deviceCodes(before), ...deviceCodes(code)].join('\n'))
      mutate([...new Set([...deviceCodes(text), ...deviceCodes(code)])])
    },
    [mutate, text],
  )
  useWedge(scanned, { isPage: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (codes.length > 0 && !isTooMany) mutate(codes)
  }
  return (
    <div className="p-page">
      <PageHead />
      <Card as="div">
        <Stack as="form" gap={3} onSubmit={submit}>
          <Textarea
            label={translate('devices.paste')}
            rows={5}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="characters"
            value={text}
            onText={setText}
          />
          <Text as="p" size="md" tone={isTooMany ? 'error' : 'secondary'} role="status">
            {codes.length > 0 && translate('devices.counted', { count: printNumber(codes.length) })}
            {all.length > codes.length &&
              ` · ${translate('devices.doubled', { count: all.length - codes.length })}`}
            {isTooMany && ` · ${translate('devices.tooMany', { count: printNumber(MOST_CODES) })}`}
          </Text>
          <Row wrap>
            <Button
              type="submit"
              variant="contained"
              loading={finding.isPending}
              disabled={codes.length === 0 || isTooMany}
              i18nKey="devices.find"
            />
            <ScanButton label={translate('devices.scan')} onCode={scanned} />
            {codes.length > 0 && (
              <>
                <CopyClean codes={codes} />
                <Button color="inherit" onClick={() => setText('')} i18nKey="devices.clear" />
              </>
            )}
          </Row>
        </Stack>
      </Card>
      {finding.isPending && <LoadingRows />}
      {finding.error && (
        <ErrorState error={finding.error} onRetry={() => mutate(finding.variables ?? codes)} />
      )}
      {finding.isIdle && (
        <StateFrame
          icon={Search}
          title={translate('devices.findTitle')}
          text={translate('devices.findText')}
        />
      )}
      {finding.data && <Results devices={finding.data} />}
    </div>
  )
}

/** Copies the numbers trimmed, unique and sorted, for other systems (business.md#devices). */
function CopyClean({ codes }: { readonly codes: readonly string[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.toSorted().join(',\n'))
    notify('devices.copied', { type: 'success' })
  }
  return (
    <Button variant="outlined" color="inherit" onClick={() => void copy()}>
      {translate('devices.copyClean')}
    </Button>
  )
}
