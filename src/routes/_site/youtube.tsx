import { createFileRoute } from '@tanstack/react-router'
import { videosHead } from '@/site/category/loadCategory'
import { VideosPage } from '@/site/videos/VideosPage'

export const Route = createFileRoute('/_site/youtube')({ head: videosHead, component: VideosPage })
