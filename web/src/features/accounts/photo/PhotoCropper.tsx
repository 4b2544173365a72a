import { t } from '@intranet/contract/core/i18n/t.ts';
import 'react-easy-crop/react-easy-crop.css';
import { Group, Slider, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import classes from './PhotoCropper.module.css';

const MAX_ZOOM = 4;
const KEY_STEP_PX = 10;

interface Props {
  url: string;
  /** Receives each change, in pixels of the picture itself. */
  onArea: (area: Area) => void;
}

export function PhotoCropper({ url, onArea }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cropper, setCropper] = useState<RefObject<HTMLDivElement | null>>();
  const [ready, setReady] = useState(false);
  const hint = useId();
  // Focuses the crop area, which exists only once the picture's size is known.
  useEffect(() => {
    if (ready) cropper?.current?.focus();
  }, [ready, cropper]);

  return (
    <Stack gap="sm">
      <div className={classes.frame}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={KEY_STEP_PX}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onArea(area)}
          setCropperRef={setCropper}
          onCropSizeChange={() => setReady(true)}
          mediaProps={{ alt: '' }}
          classes={{ cropAreaClassName: classes.area ?? '' }}
          cropperProps={{
            role: 'group',
            'aria-label': t('Position of the picture'),
            'aria-describedby': hint,
          }}
          disableAutomaticStylesInjection
        />
      </div>
      <Text id={hint} size="sm" c="dimmed" ta="center">
        {t('Drag the picture or use the arrow keys to move it.')}
      </Text>
      <Group gap="md" wrap="nowrap">
        <Text size="sm" aria-hidden>
          {t('Zoom')}
        </Text>
        <Slider
          flex={1}
          thumbLabel={t('Zoom')}
          value={zoom}
          onChange={setZoom}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          label={(value) => `${Math.round(value * 100)} %`}
        />
      </Group>
    </Stack>
  );
}
