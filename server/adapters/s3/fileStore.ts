import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config'
import { demandFileName, type FileStore } from '../../records/fileStore'

/** A call that takes longer has failed; the client tries each three times. */
const LONGEST_MS = 10_000

/** A store that lets go of its connections when the process ends. */
export interface S3FileStore extends FileStore {
  close(): void
}

/** Files in a bucket of whatever speaks S3, each under its id; one appears whole or not at all. */
export function s3FileStore(settings: S3Settings): S3FileStore {
  const { bucket: Bucket, endpoint, region, pathStyle, keys } = settings
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: LONGEST_MS },
    // what speaks S3 besides Amazon often knows no checksums that nobody demands
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
