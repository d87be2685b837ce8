import DialogContent from '@mui/material/DialogContent'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { dateTime } from '../../../kinds/dateTime/data'
import { sizeText } from '../../../model/access/fileRules'
import type { FileVersion } from '../../../model/openapi/historyPaths'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { WriteButton } from '../../../ui/controls/Button'
import { useFilePick } from '../../../ui/controls/useFilePick'
import { Item } from '../../../ui/primitives/Item'
import { Chip, Stack, Text } from '../../../ui/primitives/layout'
import { Meter } from '../../../ui/primitives/Meter'
import { LoadingForm, Waiting } from '../../../ui/states/Waiting'
import { TitledDialog } from '../../../ui/theme/TitledDialog'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'
import { sendFile, useSharedFileRules } from '../state/useFileUploads'

/** Versions with author and date; each can be restored. */
export function VersionsDialog({ item, onClose }: { item: FolderItem; onClose: () => void }) {
  const translate = useTranslate()
  const isNarrow = useNarrow()
  const { http } = useManager()
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-files', 'versions', item.id],
    queryFn: async () => {
      const path = `/hanadb/api/shared-files/${item.id}/versions/ARCHIVO`
      return ((await http.request(path)) as { versions: readonly FileVersion[] }).versions
    },
    staleTime: 0,
  })
  return (
    <TitledDialog
      title={<bdi>{translate('files.versionsOf', { name: item.name })}</bdi>}
      variant="h2"
      closable
      onClose={onClose}
      maxWidth="sm"
      fullScreen={isNarrow}
    >
      <DialogContent>
        {!data && <Waiting error={error} onRetry={refetch} shape={<LoadingForm />} />}
        {data && (
          <Stack as="ol" gap={0} divided aria-label={translate('files.versions')}>
            {data.map(version => (
              <Version key={version.file.id} item={item} version={version} />
            ))}
          </Stack>
        )}
        {data && item.can.update && <NewVersion item={item} />}
      </DialogContent>
    </TitledDialog>
  )
}

function Version({ item, version }: { item: FolderItem; version: FileVersion }) {
  const { file, at, by, isCurrent } = version
  const translate = useTranslate()
  const { replace } = useManager()
  const language = useLanguage()
  const apiAddress = useApiAddress()
  const date = dateTime.print(at, {}, language)
  return (
    <li>
      <Item
        title={
          <>
            {date} {isCurrent && <Chip tone="primary">{translate('files.current')}</Chip>}
          </>
        }
        sub={
          <>
            <bdi>{file.name}</bdi>
            {' · '}
            {by && <bdi>{by.DISPLAYNAME}</bdi>}
            {by && ' · '}
            <bdi dir="ltr">{sizeText(file.size ?? 0)}</bdi>
          </>
        }
        end={
          <>
            <a
              className="f-link"
              href={apiAddress(file.url ?? '')}
              target="_blank"
              rel="noreferrer"
              aria-label={translate('files.openVersion', { date })}
            >
              {translate('files.open')}
            </a>
            {!isCurrent && item.can.update && (
              <WriteButton
                color="inherit"
                onClick={() => void replace(item, file, 'files.versionBack')}
                i18nKey="files.bringBack"
              />
            )}
          </>
        }
      />
    </li>
  )
}

/** Uploads a new version, whatever its name. */
function NewVersion({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const rules = useSharedFileRules()
  const { http, replace } = useManager()
  const [state, setState] = useState<{ percent?: number; reason?: string }>({})
  const send = async (file: File) => {
    const reason = rules.problemOf(file)
    if (reason) return setState({ reason })
    setState({ percent: 0 })
    await replace(
      item,
      () => {
        const onProgress = (share: number) => setState({ percent: Math.floor(share * 100) })
        return sendFile(http, file, { onProgress })
      },
      'files.versionAdded',
    )
    setState({})
  }
  const title = translate('files.newVersion')
  const pick = useFilePick(([file]) => file && void send(file), { 'aria-label': title })
  return (
    <Stack pad={3} align="start">
      <WriteButton variant="outlined" loading={state.percent !== undefined} onClick={pick.open}>
        {title}
      </WriteButton>
      {pick.input}
      {state.percent !== undefined && <Meter value={state.percent / 100} label={title} />}
      <Text
        size="sm"
        tone={state.reason ? 'error' : 'secondary'}
        role={state.reason ? 'alert' : undefined}
      >
        {state.reason ?? rules.limitsText}
      </Text>
    </Stack>
  )
}
