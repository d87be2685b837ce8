import DialogContent from '@mui/material/DialogContent'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { dateTime } from '../../../kinds/dateTime/data'
import type { StoredFile } from '../../../kinds/file/data'
import { sizeText } from '../../../model/access/fileRules'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { Button } from '../../../ui/controls/Button'
import { LoadingForm } from '../../../ui/loading/Loading'
import { Chip } from '../../../ui/primitives/Chip'
import { Item } from '../../../ui/primitives/Item'
import { Stack } from '../../../ui/primitives/layout'
import { Meter } from '../../../ui/primitives/Meter'
import { Text } from '../../../ui/primitives/Text'
import { ErrorState } from '../../../ui/states/ErrorState'
import { TitledDialog } from '../../../ui/theme/TitledDialog'
import type { FolderItem } from '../state/items'
import { useManager } from '../state/useFilesManager'
import { sendFile, useFileRules } from '../state/useFileUploads'

interface VersionsProps {
  readonly item: FolderItem
  readonly onClose: () => void
}

/** Current or former version of a file. */
interface FileVersion {
  readonly file: StoredFile
  readonly at: string
  readonly by: { readonly DISPLAYNAME: string } | null
  readonly isCurrent: boolean
}

/** Versions with author and date; each can be restored. */
export function VersionsDialog({ item, onClose }: VersionsProps) {
  const translate = useTranslate()
  const isNarrow = useNarrow()
  const { http } = useManager()
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-files', 'versions', item.id],
    queryFn: async () => {
      const path = `/hanadb/api/shared-files/${item.id}/versions/ARCHIVO`
      return ((await http.request(path)) as { versions: readonly FileVersion[] }).versions
    },
    retry: false,
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
        {!data && !error && <LoadingForm />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <Versions item={item} versions={data} />}
        {data && item.can.update && <NewVersion item={item} />}
      </DialogContent>
    </TitledDialog>
  )
}

interface ListProps {
  readonly item: FolderItem
  readonly versions: readonly FileVersion[]
}

function Versions({ item, versions }: ListProps) {
  const translate = useTranslate()
  const { replace } = useManager()
  const readOnly = useReadOnlyProps()
  return (
    <Stack as="ol" gap={0} divided aria-label={translate('files.versions')}>
      {versions.map(version => (
        <Version key={version.file.id} version={version}>
          {!version.isCurrent && item.can.update && (
            <Button
              color="inherit"
              {...readOnly}
              onClick={() => void replace(item, version.file, 'files.versionBack')}
            >
              {translate('files.bringBack')}
            </Button>
          )}
        </Version>
      ))}
    </Stack>
  )
}

interface VersionProps {
  readonly version: FileVersion
  readonly children: ReactNode
}

function Version({ version: { file, at, by, isCurrent }, children }: VersionProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const apiAddress = useApiAddress()
  return (
    <li>
      <Item
        title={
          <>
            {dateTime.print(at, {}, language)}{' '}
            {isCurrent && <Chip tone="primary">{translate('files.current')}</Chip>}
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
              aria-label={translate('files.openVersion', {
                date: dateTime.print(at, {}, language),
              })}
            >
              {translate('files.open')}
            </a>
            {children}
          </>
        }
      />
    </li>
  )
}

/** Uploads a new version, whatever its name. */
function NewVersion({ item }: { readonly item: FolderItem }) {
  const translate = useTranslate()
  const readOnly = useReadOnlyProps()
  const rules = useFileRules()
  const input = useRef<HTMLInputElement>(null)
  const { http, replace } = useManager()
  const [state, setState] = useState<{ percent?: number; reason?: string }>({})
  const send = async (file: File) => {
    const reason = rules.getProblem(file)
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
  return (
    <Stack pad={3} align="start">
      <Button
        variant="outlined"
        loading={state.percent !== undefined}
        onClick={() => input.current?.click()}
        {...readOnly}
      >
        {translate('files.newVersion')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={translate('files.newVersion')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
      {state.percent !== undefined && (
        <Meter value={state.percent / 100} label={translate('files.newVersion')} />
      )}
      <Text
        size="sm"
        tone={state.reason ? 'error' : 'secondary'}
        role={state.reason ? 'alert' : undefined}
      >
        {state.reason ?? rules.refusalText}
      </Text>
    </Stack>
  )
}
