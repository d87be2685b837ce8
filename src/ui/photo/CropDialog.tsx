import './photo.css'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Slider from '@mui/material/Slider'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { changePhoto } from '../../model/endpoints/account'
import { useBackend } from '../../providers/backend/backendContext'
import { upload } from '../../providers/dataProvider/call'
import { Button } from '../controls/Button'
import { Text } from '../primitives/layout'
import { TitledDialog } from '../theme/TitledDialog'
import { centredCrop, clampCrop, cropScale, cutSquare, FRAME_SIDE, type PhotoCrop } from './crop'

interface CropDialogProps {
  readonly file: File
  readonly onClose: () => void
}

const MOST_ZOOM = 4
/** CSS pixels per press of an arrow key. */
const STEP = 8
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Chooses the square of a picture, by dragging or arrow keys and zoom, and sends it as the own photo. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const translate = useTranslate()
  const source = useObjectUrl(file)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const [crop, setCrop] = useState<PhotoCrop>({ zoom: 1, x: 0, y: 0 })
  const [isBroken, setBroken] = useState(false)
  const last = useRef({ x: 0, y: 0 })
  const { send, isSending, message } = useSendPortrait(onClose)
  const problem = isBroken ? translate('account.photo.unreadable') : message

  const change = (next: Partial<PhotoCrop>) =>
    picture && setCrop(known => clampCrop(picture, { ...known, ...next }))
  /** Moves the picture by CSS pixels. */
  const move = (right: number, down: number) => {
    if (!picture) return
    const scale = cropScale(picture, crop)
    change({ x: crop.x - right / scale, y: crop.y - down / scale })
  }
  const drag = (event: PointerEvent) => {
    const { x, y } = last.current
    last.current = { x: event.clientX, y: event.clientY }
    if (event.buttons === 1) move(event.clientX - x, event.clientY - y)
  }
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way) return
    event.preventDefault()
    move(...way)
  }
  const scale = picture ? cropScale(picture, crop) : 0
  const place = picture && {
    width: picture.naturalWidth * scale,
    height: picture.naturalHeight * scale,
    left: FRAME_SIDE / 2 - crop.x * scale,
    top: FRAME_SIDE / 2 - crop.y * scale,
  }
  return (
    <TitledDialog
      title={translate('account.photo.crop')}
      variant="h2"
      onClose={onClose}
      maxWidth="xs"
    >
      <DialogContent className="photo-crop">
        <button
          type="button"
          className="photo-frame"
          style={{ width: FRAME_SIDE, height: FRAME_SIDE }}
          aria-label={translate('account.photo.move')}
          onKeyDown={press}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            last.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
        >
          {source && (
            <img
              src={source}
              alt=""
              draggable={false}
              style={place}
              onError={() => setBroken(true)}
              onLoad={({ currentTarget }) => {
                setPicture(currentTarget)
                setCrop(centredCrop(currentTarget))
              }}
            />
          )}
        </button>
        <Text tone="secondary">{translate('account.photo.move')}</Text>
        <Slider
          aria-label={translate('account.photo.zoom')}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          disabled={!picture}
          onChange={(_event, zoom) => change({ zoom: zoom as number })}
        />
        <div role="alert">{problem}</div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} i18nKey="app.common.cancel" />
        <Button
          variant="contained"
          loading={isSending}
          disabled={!picture || isBroken}
          onClick={() => picture && void cutSquare(picture, crop).then(send)}
          i18nKey="account.photo.use"
        />
      </DialogActions>
    </TitledDialog>
  )
}

/** Address of a local file while the component is mounted. */
function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** Sends the own photo and shows it everywhere. `message`: why the server refused it. */
function useSendPortrait(onDone: () => void) {
  const { http, session } = useBackend()
  const client = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Blob) => upload(http, changePhoto, { body }),
    onSuccess: values => {
      session.updateUser(values)
      void client.invalidateQueries({ queryKey: ['users'] })
      notify('account.photo.saved', { type: 'success' })
      onDone()
    },
  })
  const send = (picture: Blob | null) => {
    if (picture) mutate(picture)
  }
  return { send, isSending: isPending, message: error ? messageOf(error) : '' }

  function messageOf({ message, body }: Error & { readonly body?: unknown }) {
    const { errors } = (body ?? {}) as { readonly errors?: { readonly PHOTOURL?: string } }
    return errors?.PHOTOURL ?? (message || translate('app.page.wrong'))
  }
}
