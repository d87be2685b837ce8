/** The part of `@aws-sdk/client-s3` that s3FileStore.ts uses. The types of the whole package take 90 MB of the type check. */
interface Settings {
  readonly region: string
  readonly forcePathStyle: boolean
  readonly maxAttempts: number
  readonly requestHandler: { readonly connectionTimeout: number; readonly requestTimeout: number }
  readonly requestChecksumCalculation: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED'
  readonly responseChecksumValidation: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED'
  readonly endpoint?: string
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
}
interface ObjectName {
  readonly Bucket: string
  readonly Key: string
}
interface Command<Output> {
  readonly output?: Output
}
interface StoredObject {
  readonly Body?: { transformToByteArray(): Promise<Uint8Array> }
}

export class S3Client {
  constructor(settings: Settings)
  send<Output>(command: Command<Output>): Promise<Output>
  destroy(): void
}
export class PutObjectCommand implements Command<object> {
  constructor(object: ObjectName & { readonly Body: Uint8Array })
  readonly output?: object
}
export class GetObjectCommand implements Command<StoredObject> {
  constructor(object: ObjectName)
  readonly output?: StoredObject
}
export class DeleteObjectCommand implements Command<object> {
  constructor(object: ObjectName)
  readonly output?: object
}
export class NoSuchKey extends Error {}
