import './states.css'
import type { ReactNode } from 'react'

/** Drawings of one family: what is missing, on the same ground and in the chosen colour. */
const scenes = {
  empty: (
    <>
      <path className="mid" d="m54 66 46-16 46 16-46 17Z" />
      <path d="M54 66v36l46 17V83ZM146 66v36l-46 17V83Z" />
      <path className="none" d="m54 66-14 14 45 17 15-14 15 14 45-17-14-14" />
      <path className="none" d="M100 38V18m-17 22-7-14m41 14 7-14" />
    </>
  ),
  noResult: (
    <>
      <rect x="48" y="26" width="84" height="92" rx="8" />
      <path className="none" d="M62 46h34M62 62h24M62 78h20M62 94h26" />
      <circle className="mid" cx="118" cy="78" r="24" />
      <path className="none thick" d="m136 96 20 20" />
      <path className="none" d="m111 71 14 14m0-14-14 14" />
    </>
  ),
  notFound: (
    <>
      <path d="m36 46 42-16 44 16 42-16v74l-42 16-44-16-42 16Z" />
      <path className="none" d="M78 30v74m44-58v74" />
      <path className="none dashed" d="M48 98c14-14 20-4 30-18s22-6 30-12" />
      <path className="tone" d="M118 84s18-17 18-31a18 18 0 1 0-36 0c0 14 18 31 18 31Z" />
      <circle className="bare" cx="118" cy="52" r="7" />
    </>
  ),
  fault: (
    <>
      <rect x="50" y="28" width="100" height="28" rx="7" />
      <rect x="50" y="62" width="100" height="28" rx="7" />
      <path className="none" d="M64 42h24M64 76h24M100 90v28m-34 0h68" />
      <circle className="tone" cx="136" cy="42" r="4" />
      <path className="mid" d="m124 60 22 38h-44Z" />
      <path className="none" d="M124 73v11m0 6v.5" />
    </>
  ),
  offline: (
    <>
      <path d="M62 96h76a24 24 0 0 0 4-47.7A34 34 0 0 0 77 43a27 27 0 0 0-15 53Z" />
      <path className="mid" d="M84 118h32" />
      <path className="none" d="M84 73a24 24 0 0 1 32 0m-24 10a13 13 0 0 1 16 0" />
      <path className="none thick" d="m58 30 86 86" />
    </>
  ),
  locked: (
    <>
      <path className="none thick" d="M80 64V48a20 20 0 0 1 40 0v16" />
      <rect x="62" y="62" width="76" height="56" rx="10" />
      <path className="mid" d="M62 80h76v28a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10Z" />
      <circle className="tone" cx="100" cy="86" r="7" />
      <path className="none thick" d="M100 92v12" />
    </>
  ),
  maintenance: (
    <>
      <rect x="66" y="20" width="56" height="98" rx="11" />
      <rect className="mid" x="73" y="30" width="42" height="70" rx="4" />
      <path className="none" d="M89 109h10" />
      <path d="M146 58a19 19 0 0 1-25 23l-26 26a7 7 0 0 1-10-10l26-26a19 19 0 0 1 23-25l-11 12 2 9 9 2Z" />
    </>
  ),
  cart: (
    <>
      <path className="none" d="M36 38h16l16 58h64" />
      <path className="mid" d="M58 52h92l-12 36H66Z" />
      <path className="none" d="M86 54l4 32m24-32-4 32" />
      <circle cx="78" cy="110" r="8" />
      <circle cx="122" cy="110" r="8" />
      <path className="none" d="M104 40V18m-11 9 11-11 11 11" />
    </>
  ),
} as const

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as readonly SceneName[]

export interface SceneProps {
  readonly name?: SceneName | undefined
}

/** An illustration, or without a name the ground of the family. */
export const Scene = ({ name }: SceneProps) => (
  <svg className="s-scene" viewBox="0 0 200 140" aria-hidden="true" focusable="false">
    <path className="soft" d="M24 92C8 58 40 14 88 16s78-12 96 34-10 74-54 76S40 126 24 92Z" />
    <path className="none" d="M22 119h156M28 34l5 5m0-5-5 5m143-17v8m-4-4h8" />
    {name && (scenes[name] satisfies ReactNode)}
  </svg>
)
