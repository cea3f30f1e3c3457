//! [`Zstd`]: a reader of zstd data that checks the checksum of every frame.

use std::io::{self, BufRead, Read};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// Decompresses zstd data.
pub(crate) struct Zstd<R> {
    source: R,
    frame: FrameDecoder,
    is_in_frame: bool,
}

impl<R: BufRead> Zstd<R> {
    pub(crate) fn new(source: R) -> Self {
        Self { source, frame: FrameDecoder::new(), is_in_frame: false }
    }

    /// Begins the next frame that holds data, unless the source is at its end.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.source.fill_buf()?.is_empty() {
            match self.frame.reset(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let skipped = io::copy(&mut self.source.by_ref().take(length.into()), &mut io::sink())?;
                    if skipped < length.into() {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                Err(error) => return Err(damaged(error)),
            }
        }
        Ok(false)
    }

    fn end(&self) -> io::Result<()> {
        let (said, found) = (self.frame.get_checksum_from_data(), self.frame.get_calculated_checksum());
        if said.is_some() && said != found {
            return Err(damaged("the checksum is wrong"));
        }
        Ok(())
    }
}

fn damaged(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error)
}

impl<R: BufRead> Read for Zstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.is_in_frame && !self.begin()? {
                return Ok(0);
            }
            self.is_in_frame = true;
            while self.frame.can_collect() == 0 && !self.frame.is_finished() {
                self.frame
                    .decode_blocks(&mut self.source, BlockDecodingStrategy::UptoBlocks(1))
                    .map_err(damaged)?;
            }
            match self.frame.read(buffer)? {
                0 => {
                    self.end()?;
                    self.is_in_frame = false;
                }
                count => return Ok(count),
            }
        }
    }
}
