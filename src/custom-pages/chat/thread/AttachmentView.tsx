import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined'
import { useState } from 'react'
import { type Attachment, readChatFile } from '../../../contracts/chat'
import { sizeText } from '../../../model/access/fileRules'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { call } from '../../../providers/dataProvider/call'
import { Stack, Text } from '../../../ui/primitives/layout'
import { useChatting } from '../state/chattingContext'

/** File addresses are signed for ten minutes; older ones are renewed before use. */
const FRESH_MS = 5 * 60_000

/** An image inline, other files by name. */
export function AttachmentView({ attachment: original }: { readonly attachment: Attachment }) {
  const apiAddress = useApiAddress()
  const { attachment, renew } = useRenewed(original)
  const { name, size, path, preview } = attachment
  const link = {
    href: apiAddress(path),
    target: '_blank',
    rel: 'noreferrer',
    onPointerEnter: () => renew(FRESH_MS),
    onFocus: () => renew(FRESH_MS),
  }
  if (preview)
    return (
      <a {...link} className="ch-picture">
        <img src={apiAddress(preview)} alt={name} loading="lazy" onError={() => renew(3000)} />
      </a>
    )
  return (
    <a {...link} className="p-row p-box">
      <InsertDriveFile aria-hidden="true" />
      <Stack as="span" gap={0}>
        <Text as="bdi">{name}</Text>
        <small className="p-quiet">{sizeText(size)}</small>
      </Stack>
    </a>
  )
}

function useRenewed(original: Attachment) {
  const { http } = useChatting()
  const [renewed, setRenewed] = useState<{ attachment: Attachment; at: number }>()
  const renew = (ms: number) => {
    if (renewed && Date.now() - renewed.at < ms) return
    call(http, readChatFile, { query: { id: original.id } }).then(
      ({ attachment }) => setRenewed({ attachment, at: Date.now() }),
      () => setRenewed({ attachment: original, at: Date.now() }),
    )
  }
  return { attachment: renewed?.attachment ?? original, renew }
}
