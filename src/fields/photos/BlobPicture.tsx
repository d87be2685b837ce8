import { useEffect, useState } from 'react'

/** A picture stored on this device only; hidden if it is not a picture. */
export function BlobPicture({ photo }: { readonly photo: Blob }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!photo.type.startsWith('image/')) return
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  if (!url) return null
  return <img src={url} alt="" width={72} height={72} onError={() => setUrl(undefined)} />
}
