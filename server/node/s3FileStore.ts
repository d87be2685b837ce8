import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../base/config'
import { demandFileName, type FileStore } from '../files/fileStore'

/** Timeout of a call; the client tries three times. */
const LONGEST_MS = 10_000

/** A store that closes its connections on exit. */
interface S3FileStore extends FileStore {
  close(): void
}

/** Files in an S3 bucket by id; a file appears complete or not at all. */
export function s3FileStore(settings: S3Settings): S3FileStore {
  const { bucket: Bucket, endpoint, region, pathStyle, keys } = settings
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: LONGEST_MS },
    // other S3 services often lack optional checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  })
  const object = (name: string) => {
    demandFileName(name)
    return { Bucket, Key: `${settings.prefix}${name}` }
  }
  return {
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...object(name), Body: bytes }))
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(name)))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)))
    },
    close: () => client.destroy(),
  }
}
