interface GalleryPicture {
  picture: string;
  alt: string;
  caption: string;
}

export const galleryPictures: GalleryPicture[] = [
  {
    picture: "gallery/reception-desk",
    alt: "The reception desk with wooden slats before a green arched niche",
    caption: "Reception",
  },
  {
    picture: "gallery/waiting-lounge",
    alt: "A green sofa under three arched windows in the waiting lounge",
    caption: "Waiting lounge",
  },
  {
    picture: "gallery/consultation-corner",
    alt: "Two armchairs facing each other by an arched window",
    caption: "Consultation corner",
  },
  {
    picture: "gallery/treatment-room",
    alt: "A treatment room with a green table beside a slatted wall",
    caption: "Treatment room",
  },
  {
    picture: "gallery/rehab-gym",
    alt: "Parallel bars, a wall mirror, a ladder and exercise balls in the gym",
    caption: "Rehab gym",
  },
  {
    picture: "gallery/acupuncture-massage-room",
    alt: "A warm room with a table made up with fresh linens, for acupuncture and massage",
    caption: "Acupuncture and massage room",
  },
  {
    picture: "gallery/orthotics-bench",
    alt: "A workbench with insoles, shoes and tools",
    caption: "Orthotics bench",
  },
  {
    picture: "gallery/compression-and-braces-shelf",
    alt: "Shelves with compression stockings and braces",
    caption: "Compression wear and braces",
  },
  {
    picture: "gallery/entrance-corridor",
    alt: "A sunny corridor that leads to an arched green door",
    caption: "Entrance corridor",
  },
];
