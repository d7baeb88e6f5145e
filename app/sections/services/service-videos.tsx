import type { ReactNode } from "react";
import { LoopVideo } from "#app/ui/loop-video.tsx";
import { VideoPoster } from "#app/ui/video-poster.tsx";
import { pictureUrl } from "#content/pictures/picture.ts";
import { testimonialNote } from "#content/testimonials.ts";
import type { Video, VideoSection } from "#content/videos.ts";
import { TestimonialAuthor } from "../testimonials/testimonial-author.tsx";

const loopPosterWidth = 960;

export function ServiceVideos({ section }: { section: VideoSection }) {
  const { heading, lead, videos, isWide = false } = section;
  const [first] = videos;
  if (first === undefined) return null;
  if (videos.length === 1 && !isWide) return <VideoBesideText section={section} video={first} />;
  return (
    <section className="section bg-surface-muted print:hidden">
      <div className="wrap">
        <div className="mb-12 grid gap-4 desk:flex desk:flex-wrap desk:items-end desk:gap-12">
          <h2 className="flex-1 basis-48">{heading}</h2>
          <p className="max-w-[46ch] text-muted">{lead}</p>
        </div>
        {isWide ? (
          <WideVideo video={first} />
        ) : (
          <ul
            className={`grid gap-x-8 gap-y-8 ${videos.length > 2 ? "desk:grid-cols-3" : "tablet:grid-cols-2"}`}
          >
            {videos.map((video) => (
              <li key={video.poster.name}>
                <VideoInRow video={video} />
              </li>
            ))}
          </ul>
        )}
        {videos.some(({ testimonial }) => testimonial) && (
          <p className="mt-8 text-s text-muted">{testimonialNote}</p>
        )}
      </div>
    </section>
  );
}

function WideVideo({ video }: { video: Video }) {
  return (
    <figure>
      <VideoPoster key={video.poster.name} {...video} sizes="(min-width: 87.5rem) 82rem, 80vw" />
      <Description>{video.description}</Description>
    </figure>
  );
}

function VideoBesideText({ section, video }: { section: VideoSection; video: Video }) {
  const { heading, lead, isLooping } = section;
  const { source, poster, description } = video;
  return (
    <section className="section bg-surface-muted print:hidden">
      <div className="wrap grid items-center gap-8 desk:grid-cols-12 desk:gap-x-[min(2rem,3.2vw)]">
        <div className="stack desk:col-span-4">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <Description>{description}</Description>
        </div>
        <div className="desk:col-span-8">
          {isLooping && "sources" in source ? (
            <LoopVideo
              clip={source}
              poster={pictureUrl(poster, loopPosterWidth, "webp")}
              label={heading}
            />
          ) : (
            <VideoPoster
              key={poster.name}
              {...video}
              title={heading}
              sizes="(min-width: 87.5rem) 54rem, (min-width: 62rem) 62vw, 80vw"
            />
          )}
        </div>
      </div>
    </section>
  );
}

function VideoInRow({ video }: { video: Video }) {
  const { title, testimonial, description, poster } = video;
  return (
    <figure>
      <VideoPoster
        key={poster.name}
        {...video}
        title={title ?? testimonial?.clientName}
        isSmall
        sizes="(min-width: 62rem) 45vw, 80vw"
      />
      <figcaption>
        {title && <h3 className="mt-6 text-ds">{title}</h3>}
        {testimonial && (
          <>
            <blockquote className="mt-6 mb-5 pl-[0.42em] indent-[-0.42em] font-display text-dm leading-[1.25] tracking-[-0.01em] text-brand">
              “{testimonial.clientReview}”
            </blockquote>
            <TestimonialAuthor testimonial={testimonial} />
          </>
        )}
        <Description>{description}</Description>
      </figcaption>
    </figure>
  );
}

/** The videos are silent, so this is their text alternative. */
function Description({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 text-s leading-normal text-muted">
      <span className="font-semibold">What it shows:</span> {children}
    </p>
  );
}
